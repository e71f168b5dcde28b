#include "db/store/bare_file.hpp"

#include "db/store/book_file.hpp"
#include "db/store/connection.hpp"
#include "db/store/migrate.hpp"
#include "db/store/patience.hpp"

namespace kattegat {

BareFile::BareFile(const std::string& path, int patience)
    : database_(path, SQLite::OPEN_READWRITE, patience), patience_(patience) {
  distrust(database_);
}

// SQLite takes its log away, unless another book has its place: then that has the log's, too.
BareFile::~BareFile() {
  if (!is_in_place(database_))
    sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void BareFile::limit_values(int bytes) {
  sqlite3_limit(database_.getHandle(), SQLITE_LIMIT_LENGTH, bytes);
}

void BareFile::is_no_book() const {
  throw Trouble{
      fault_at(BookFault::Kind::not_a_book, Word::book_other_schema, database_.getFilename())};
}

BareFile::Held BareFile::hold() {
  // Opens the log, perhaps already the new one's, in which nothing must be changed then.
  database_.exec("SELECT count(*) FROM sqlite_schema");
  // It may have been put there after the old one was seen, and before this was opened.
  if (database_.execAndGet("PRAGMA user_version").getInt() > last_legacy_version) return Held::gone;
  Held held = Held::busy;
  patiently(patience_, [&] {
    if (!is_in_place(database_)) {
      held = Held::gone;
    } else if (database_.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)").getInt() == 0) {
      database_.exec("BEGIN IMMEDIATE");
      if (is_in_place(database_) && !waits_in_log(database_.getFilename()))
        held = Held::yes;
      else
        database_.exec("ROLLBACK");  // somebody has written between the two
    }
    return held != Held::busy;
  });
  return held;
}

}  // namespace kattegat
