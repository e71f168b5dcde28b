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
bool copy_all(OpenedBook& book, SQLite::Database& to) {
  SQLite::Backup backup(to, book.database());
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
      SQLite::Database empty(to, SQLite::OPEN_READWRITE);
      if (!copy_all(book, empty)) return fault_at(BookFault::Kind::busy, Word::book_busy, to);
    }
    if (auto full = refuse_full(to, LeastRoom::to_write)) return full;
    SQLite::Database copy(to, SQLite::OPEN_READWRITE);
    copy.exec("PRAGMA synchronous = FULL");
    copy.exec("DELETE FROM self");
    const std::int64_t owed = scrub_owed(copy);
    if (owed == 0) return {};
    copy.exec("VACUUM");
    pay_scrub(copy, owed);
    return {};
  });
  if (fault && is_of_the_book(*fault)) return said_of(std::move(*fault), to, book.path());
  return fault;
}

}  // namespace kattegat
