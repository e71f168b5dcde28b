// What people may decide, and two books in which something has been decided apart.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "kattegat/settlement/payment_number.hpp"
#include "support/meeting.hpp"
#include "support/purse.hpp"

namespace kattegat::test::two_minds {

using Decide = std::function<void(Book&)>;

template <class T>
void done(const Stored<T>& stored) {
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<T>(*stored));
}
template <class T>
void done(const Result<T, BookFault>& result) {
  REQUIRE(result.has_value());
}

inline const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);
inline const std::string at = "2026-11-20T23:10:00+01:00";

Decide voids(int entry, const std::string& why = "slip");
Decide restores(int entry);
// With an id of its own, as every tablet draws one.
Decide corrects(int entry, const std::string& points);
Decide reseats(const std::vector<std::string>& seats, Reseat kind);
// Beside so many like it that are seen to stand.
Decide pays(const std::string& from, Money amount, std::int64_t seen = 0);
Decide takes_back_payment(std::size_t nth = 0);
Decide initials(const std::string& letters);
// A kitty of that evening, or a membership fee.
Decide owes(const std::string& name, PurseKind what, const std::string& note = "",
            Extra extra = Extra::no);
Decide in_purse(bool stands, const std::string& why = "slip");
void ends(Book&);
void resumes(Book&);
Decide renames(const std::string& name, const std::string& to);
Decide sets(NumberKind kind, const std::string& number);
Decide retires(bool retired, const std::string& name = "Bo");
Decide fuses(const std::string& one, const std::string& whom);
void separates_eva(Book&);
Decide erases(const std::string& name, const std::string& pseudonym);
Decide imports(const std::string& text);
void does_nothing(Book&);
Decide both(const Decide& first, const Decide& then);

// What people go by: who has what, what is paid, what anything is called. Not the rows that count
// for nothing.
std::string seen(const Book&);

inline const std::string three = nine_made(1) + "," + agreed(2, "5") + "," + agreed(3, "7");
inline const std::string common = ligeud_evening(1, three);
// Another night, at which Eva sat, who may be somebody we know.
inline const std::string eva_came =
    R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 7) +
    R"(","date":"2026-11-27","players":["Eva","Finn","Gerd"],"sessions":[{"id":")" + id_of(2, 7) +
    R"(","game":"rodskagg","seats":["Eva","Finn","Gerd"],"entries":[{"id":")" + id_of(3, 70) +
    R"(","type":"adjust","points":{"Eva":"4","Finn":"-4"},"why":"agreed"}]}]})";

struct Case {
  const char* what;
  Decide before;  // known to all
  Decide here, there;
  std::optional<RecordKind> conflict;  // that comes of it
};

struct Apart {
  std::vector<Book> books;  // here, there, and one that has decided nothing
  std::string here, there;  // as each sees it before they meet
  Uuid origin_here, origin_there;
};

Apart decided_apart(const Case&, const std::function<Book(int)>& open);

void all_agree(const std::vector<Book>& books);

void agree_after_meeting(const Case&, const std::vector<Book>& books);

Book in_memory(int);

const Side& side_of(const Conflict&, const Uuid& origin);

}  // namespace kattegat::test::two_minds
