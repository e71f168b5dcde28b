#include "db/store/scrubbing.hpp"

#include "db/store/half_made.hpp"
#include "db/store/opened_book.hpp"
#include "db/store/patience.hpp"
#include "db/store/scrub_debt.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat {
namespace {

// SQLITE_BUSY while somebody else is reading what stands in it.
int empty_log(SQLite::Database& database) {
  const bool is_empty = database.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)").getInt() == 0;
  return is_empty ? SQLITE_OK : SQLITE_BUSY;
}

// What SQLite says that has not gone well. What somebody has deleted since is owed still.
int scrub_now(SQLite::Database& database, std::optional<std::int64_t>& written_for) {
  try {
    if (!written_for) {
      const std::int64_t owed = scrub_owed(database);
      database.exec("VACUUM");
      written_for = owed;
    }
    if (const int code = empty_log(database); code != SQLITE_OK) return code;
    if (pay_scrub(database, *written_for)) return SQLITE_OK;
    written_for.reset();
    return SQLITE_BUSY;
  } catch (const SQLite::Exception& exception) {
    database.tryExec("ROLLBACK");
    return exception.getErrorCode() & 0xFF;
  }
}

std::optional<Text> scrub(OpenedBook& book) {
  std::optional<std::int64_t> written_for;  // what was owed then; stays from one try to the next
  int answer = SQLITE_BUSY;
  const bool is_told = patiently(book.patience(), [&] {
    answer = scrub_now(book.database(), written_for);
    return answer != SQLITE_BUSY;
  });
  if (!is_told) return text(Word::roster_still_used, std::int64_t{book.patience() / 1000});
  if (answer != SQLITE_OK) return text(Word::roster_not_anew);  // as on a full disk
  return std::nullopt;
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
    if (empty_log(book.database()) == SQLITE_OK) scrub(book);
  }));
  book.set_patience(patience);
}

}  // namespace kattegat
