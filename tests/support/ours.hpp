// A book of ours that somebody sends something to, and whether people can go on with it afterwards.
#pragma once
#include <map>
#include <string>

#include "db/book/payments.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"
#include "support/whole_book.hpp"

namespace kattegat::test::ours {

inline const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);

// A book in a file, with an evening, and who takes part in it: copies of one that is made once.
// Each writes on in the same log, so that they never meet.
struct Ours {
  Folder folder;
  Book book = copy_in(folder);
  std::map<std::string, Uuid> ids;

  Ours() {
    const auto view = look_at(book, evening);
    for (const Participant& one : view->history.players) ids[one.written] = one.ids.front();
  }
  [[nodiscard]] std::size_t records_of(const Uuid& origin) const {
    std::size_t count = 0;
    for (const Item& item : everything_of(book).items) count += item.record.origin == origin;
    return count;
  }
  // People can go on with it.
  void goes_on() {
    CHECK(differences(book).empty());
    CHECK(contents(book) != "unreadable");
    CHECK(counts_once(book));
    append_to(book, session, agreed(70, "1"));
    REQUIRE(tick_payment(book, evening, {{}, "Anna", "Bo", Money{900}, ""}).has_value());
    CHECK(differences(book).empty());
  }

 private:
  static Book copy_in(const Folder&);
};

inline const Uuid nobody = uuid_of(7, 99);

NewRecord note(int n, const std::string& says = "hello");
// A record of any form: body and words as they are.
NewRecord raw(RecordKind kind, const Uuid& id, const Uuid& parent, const std::string& body,
              const std::string& words = "");

// Why something was refused.
std::string reasons(const Merged& merged);

}  // namespace kattegat::test::ours
