// What the functions of book.hpp share: reading an evening's records, and writing in one step.
#pragma once
#include "db/book.hpp"
#include "db/sqlite_store.hpp"
#include "kattegat/journal/gate.hpp"
#include "kattegat/journal/joining.hpp"

namespace kattegat {

[[noreturn]] void unreadable(const Uuid& record, const std::string& reason);
[[noreturn]] void unreadable(const Damage&);
// What has been read, unless it is damage.
template <class T>
T sound(Result<T, Damage> result) {
  if (!result) unreadable(result.error());
  return std::move(*result);
}

BookFault fault_in(const Book&, const SQLite::Exception&);
BookFault fault_of(const WhyNot&);
BookFault no_evening(const Uuid&);
BookFault no_session(const Uuid&);
BookFault no_entry(const Uuid&);

// Runs `work`, which reads, as of one moment, and may throw what SQLite throws.
template <class Work>
auto read(const Book& book, Work&& work) -> Result<std::invoke_result_t<Work>, BookFault> {
  using Answer = std::invoke_result_t<Work>;
  try {
    std::optional<Answer> answer;
    book.store().reading([&] { answer.emplace(work()); });
    return std::move(*answer);
  } catch (const SQLite::Exception& exception) {
    return fault_in(book, exception);
  }
}

// Runs `work` in one write. Nothing is stored when keep(answer) is false. When the commit fails,
// the answer is the stored truth, or a fault of kind `unsure`.
template <class Work, class Keep>
auto write(Book& book, Work&& work, Keep&& keep) -> Result<std::invoke_result_t<Work>, BookFault> {
  using Answer = std::invoke_result_t<Work>;
  if (SqliteStore* file = book.store().sqlite()) {
    if (!file->connection().is_in_place())
      return BookFault{BookFault::Kind::not_found, text(Word::book_vanished, book.path())};
    if (!file->connection().has_room())
      return BookFault{BookFault::Kind::full, text(Word::book_full, book.path())};
  }
  try {
    std::optional<Answer> answer;
    const auto kept = book.store().writing([&] {
      answer.emplace(work());
      return keep(*answer);
    });
    if (kept == Store::Kept::unsure)
      return BookFault{BookFault::Kind::unsure, text(Word::book_unsure, book.path())};
    return std::move(*answer);
  } catch (const SQLite::Exception& exception) {
    return fault_in(book, exception);
  }
}
// The same for what can turn out not to be there.
template <class T>
Result<T, BookFault> flat(Result<Result<T, BookFault>, BookFault> result) {
  if (!result) return result.error();
  return std::move(*result);
}

// Work whose own answer is a Result: where that is a fault, nothing is stored.
template <class Work>
auto write_if_good(Book& book, Work&& work) -> std::invoke_result_t<Work> {
  return flat(
      write(book, std::forward<Work>(work), [](const auto& answer) { return answer.has_value(); }));
}

// The records of an evening with all its sessions and parts; of a part, those of the whole.
EveningItems items_of(Store&, const Uuid& evening);
EveningItems items_of(Store&, const People&, const Uuid& evening);  // for whoever has the people
// The same, but of a part its own alone.
EveningItems items_to_add_to(Store&, const People&, const Uuid& evening);
// ... with the records of one session, the others' headers only.
EveningItems items_of(Store&, const Uuid& evening, const Uuid& session);
People people_of(Store&);
Club club_of(Store&);
SettledIn settled_in(Store&);
// What two books have decided differently about people, and about which evenings are one.
std::vector<Conflict> roster_conflicts(Store&, const People&);
std::vector<EveningHistory> evening_headers(Store&, const People&);
bool has_evening(Store&, const Uuid& id);
// The evening in which a session, and the sessions in which an entry or a correction stands: one,
// unless two books have given two the same id.
std::optional<Uuid> evening_of(Store&, const Uuid& session);
std::set<Uuid> sessions_of(Store&, const Uuid& entry);

Uuid own_log(Store&);  // its origin; zeros while it has no records
Knowledge knowledge_of(Store&);
// Appends what has been judged, unless it were more of our log in one place than the gate of other
// books lets in: they would take nothing of the log from then on.
std::optional<BookFault> append_bounded(Store&, const Batch&);
// Appends to our own log, unless a record would not pass the gate of other books: they would take
// nothing of the log from then on.
std::optional<BookFault> append_own(Store&, std::vector<NewRecord>);

// Stores what has been decided about entries; what is the matter with the book is thrown.
using DecidedOrNot = std::variant<Decided, Refused>;
Result<DecidedOrNot, BookFault> store_amended(Store&, Amendment);

bool has_header(const EveningItems&);  // there is such an evening
// What must be there; damage is thrown.
EveningHistory known_history(EveningItems, const People&);
Evening known_evening(const EveningHistory&);
const SessionHistory& session_in(const EveningHistory&, const Uuid& session);
const SessionFile& file_in(const Evening&, const Uuid& session);

// Books what the sessions of an evening come to, beside what is booked of them.
void book_points(Store&, const People&, const Uuid& evening);

EveningView view_of(Store&, EveningItems, const People&);

}  // namespace kattegat
