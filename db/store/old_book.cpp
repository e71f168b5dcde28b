#include "db/store/old_book.hpp"

#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/migrate.hpp"
#include "db/store/patience.hpp"

namespace kattegat {

OldBook::OldBook(const std::string& path) : file_(path, usual_patience) { file_.limit_work(); }

// SQLite takes its log away, unless another book has its place: then that has the log's, too.
OldBook::~OldBook() {
  if (!has_its_place())
    sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

bool OldBook::has_its_place() { return is_in_place(database_); }

// SQLite waits for nobody meanwhile: it would each time anew.
OldBook::Held OldBook::hold() {
  Held held = Held::busy;
  database_.setBusyTimeout(0);
  patiently(usual_patience, [&] {
    held = try_to_hold();
    return held != Held::busy;
  });
  database_.setBusyTimeout(usual_patience);
  return held;
}

OldBook::Held OldBook::try_to_hold() {
  try {
    return held_now();
  } catch (const SQLite::Exception& exception) {
    if (primary_code(exception) == SQLITE_BUSY) return Held::busy;
    throw;
  }
}

OldBook::Held OldBook::held_now() {
  // Opens the log, perhaps already the new one's, in which nothing must be changed then.
  database_.exec("SELECT count(*) FROM sqlite_schema");
  // It may have been put there after the old one was seen, and before this was opened.
  if (database_.execAndGet("PRAGMA user_version").getInt() > last_legacy_version) return Held::gone;
  if (!has_its_place()) return Held::gone;
  if (database_.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)").getInt() != 0) return Held::busy;
  database_.exec("BEGIN IMMEDIATE");
  if (has_its_place() && !waits_in_log(database_.getFilename())) return Held::yes;
  database_.exec("ROLLBACK");  // somebody has written between the two
  return Held::busy;
}

void OldBook::refuse_records() {
  database_.tryExec(
      "CREATE TRIGGER taken_over BEFORE INSERT ON record BEGIN"
      " SELECT RAISE(ABORT, 'a later version has taken this book over'); END");
  database_.tryExec("COMMIT");
}

}  // namespace kattegat
