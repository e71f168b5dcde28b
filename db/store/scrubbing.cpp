#include "db/store/scrubbing.hpp"

#include "db/store/half_made.hpp"
#include "db/store/opened_book.hpp"
#include "db/store/patience.hpp"
#include "db/store/scrub_debt.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat {
namespace {

// Not while somebody else is reading what stands in it.
bool empty_log(SQLite::Database& database) {
  return database.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)").getInt() == 0;
}

// Whether all is done: not while somebody else uses the book, or has deleted more since. Throws
// what does not pass by waiting, such as a full disk.
bool scrub_now(SQLite::Database& database, std::optional<std::int64_t>& written_for) {
  try {
    if (!written_for) {
      const std::int64_t owed = scrub_owed(database);
      database.exec("VACUUM");
      written_for = owed;
    }
    if (!empty_log(database)) return false;
    if (pay_scrub(database, *written_for)) return true;
    written_for.reset();
    return false;
  } catch (const SQLite::Exception& exception) {
    database.tryExec("ROLLBACK");
    if (primary_code(exception) == SQLITE_BUSY) return false;
    throw;
  }
}

std::optional<Text> scrub(OpenedBook& book) {
  std::optional<std::int64_t> written_for;  // what was owed then; stays from one try to the next
  const auto is_done = [&] { return scrub_now(book.database(), written_for); };
  try {
    if (patiently(book.patience(), is_done)) return std::nullopt;
  } catch (const SQLite::Exception& exception) {
    return text(Word::roster_not_anew, std::string(exception.what()));
  }
  const std::int64_t seconds = (std::int64_t{book.patience()} + 999) / 1000;
  return text(Word::roster_still_used, seconds);
}

}  // namespace

std::optional<Text> scrub(Store& store) {
  SqliteStore* const file = find_sqlite(store);
  if (!file) return std::nullopt;
  OpenedBook& book = file->connection().opened();
  remove_half_made(book.path());
  return scrub(book);
}

// Written anew in vain, the book would lie in the log once more: so the log is asked first.
void scrub_if_owed(OpenedBook& book) {
  const int patience = book.patience();
  static_cast<void>(try_to_read([&] {
    if (scrub_owed(book.database()) == 0) return;
    book.set_patience(0);
    if (empty_log(book.database())) scrub(book);
  }));
  book.set_patience(patience);
}

}  // namespace kattegat
