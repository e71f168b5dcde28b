#include "db/store/copy_pages.hpp"

#include <SQLiteCpp/Backup.h>

#include "db/store/book_file.hpp"
#include "db/store/limits.hpp"
#include "db/store/patience.hpp"
#include "db/store/scrub_debt.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat {
namespace {

// Whether nobody held the book all the time.
bool copy(OpenedBook& book, SQLite::Database& copy) {
  SQLite::Backup backup(copy, book.database());
  return patiently(book.patience(), [&] { return backup.executeStep(-1) == SQLITE_DONE; });
}

// The copy is new, and nobody else's: what is held, or says nonsense, is the book.
bool is_of_the_book(const BookFault& fault) {
  return fault.kind == BookFault::Kind::busy || fault.kind == BookFault::Kind::corrupt ||
         fault.kind == BookFault::Kind::not_a_book;
}

}  // namespace

std::optional<BookFault> copy_pages(Store& store, const std::string& to) {
  OpenedBook& book = sqlite_of(store).connection().opened();
  auto fault = or_fault(to, [&]() -> std::optional<BookFault> {
    {
      SQLite::Database made(to, SQLite::OPEN_READWRITE);
      if (!copy(book, made)) return fault_at(BookFault::Kind::busy, Word::book_busy, to);
    }
    if (auto full = refuse_full(to, LeastRoom::to_write)) return full;
    SQLite::Database made(to, SQLite::OPEN_READWRITE);
    made.exec("PRAGMA synchronous = FULL");
    made.exec("DELETE FROM self");
    const std::int64_t owed = scrub_owed(made);
    if (owed == 0) return {};
    made.exec("VACUUM");
    pay_scrub(made, owed);
    return {};
  });
  if (fault && is_of_the_book(*fault)) return said_of(std::move(*fault), to, book.path());
  return fault;
}

}  // namespace kattegat
