#include "db/store/opened_book.hpp"

#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>

#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/bytes/book_bytes.hpp"
#include "db/store/bytes/waiting_log.hpp"
#include "db/store/distrust.hpp"
#include "db/store/file_look.hpp"
#include "db/store/limits.hpp"
#include "db/store/migrate.hpp"
#include "db/store/scrubbing.hpp"
#include "db/store/trouble.hpp"
#include "kattegat/core/check.hpp"
#include "kattegat/core/text/percent_encoded.hpp"

namespace kattegat {
namespace {

using Why = BookFault::Kind;

// A connection serves one thread.
constexpr int flags_to_write = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
constexpr int flags_to_read = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX;
// Of our own book, too, nothing is believed until its schema is known for that of a book, which has
// some twenty rows.
constexpr std::int64_t looks_at_schema = 100;

// Where SQLite is made to take addresses, a name that begins with "file:" would be one of another
// file than the one that has been looked at. Whoever means an address says so (SQLITE_OPEN_URI).
const bool names_are_names = sqlite3_config(SQLITE_CONFIG_URI, 0) == SQLITE_OK;

void expect_pragma(SQLite::Database& database, const std::string& name, const std::string& value) {
  if (database.execAndGet("PRAGMA " + name).getString() != value)
    throw Trouble{fault_at(Why::other, Word::book_other, database.getFilename(), "PRAGMA " + name)};
}

}  // namespace

std::optional<BookFault> OpenedBook::open() {
  is_left_ = false;
  constexpr int attempts = 10;  // of what somebody writes to meanwhile
  for (int attempt = 0; attempt < attempts; ++attempt) {
    same_.expect_at_rest(std::nullopt);
    refused_ = or_fault(path_, [&] { return open_checked(); });
    if (!refused_ || is_as_opened()) break;
  }
  if (is_kept_from_log())
    refused_ = fault_at(Why::read_only, Word::book_log_waits, path_, beside_book(path_, "-wal"));
  return refused_;
}

// Whoever only reads is not told that nothing was stored.
bool OpenedBook::is_kept_from_log() const {
  return access_ == Access::read && refused_ && refused_->kind == Why::read_only &&
         waits_in_log(path_);
}

std::optional<BookFault> OpenedBook::reopen() {
  database_.reset();
  return open();
}

std::optional<BookFault> OpenedBook::open_checked() {
  if (auto broken = look_at_log(path_)) return broken;
  open_database();
  if (auto other = look_at_book()) return other;
  if (access_ == Access::foreign)
    limit_work(*database_, looks_left_);
  else
    sqlite3_progress_handler(database_->getHandle(), 0, nullptr, nullptr);
  configure();
  if (writes(access_)) migrate(*database_, migrations());
  same_.begin();
  if (writes(access_)) same_.get_to_know(*database_, patience_);
  return {};
}

// Until this is known for a book of ours nothing is changed of it. Of an older version whoever
// reads takes the book as it is; whoever writes brings it up to ours.
std::optional<BookFault> OpenedBook::look_at_book() {
  SQLite::Database& database = *database_;
  database.exec("PRAGMA cell_size_check = ON");
  say_cache_size();
  // What the file's own header says may be older than what waits in the write-ahead log.
  if (database.execAndGet("PRAGMA user_version").getInt() > schema_version())
    return fault_at(Why::newer, Word::book_newer, path_);
  if (database.execAndGet("PRAGMA application_id").getInt() != application_id)
    return fault_at(Why::not_a_book, Word::book_not_a_book, path_);
  if (!has_expected_schema(database))
    return fault_at(Why::not_a_book, Word::book_other_schema, path_);
  return {};
}

void OpenedBook::open_file(const std::string& name, int flags) {
  KATTEGAT_CHECK(names_are_names);
  database_ = std::make_unique<SQLite::Database>(name, flags, patience_);
  distrust(*database_);
  limit_looks(*database_, looks_left_, looks_at_schema);
  sqlite3* const handle = database_->getHandle();
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longest_value);
  sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100'000);
  sqlite3_limit(handle, SQLITE_LIMIT_EXPR_DEPTH, 100);
  sqlite3_limit(handle, SQLITE_LIMIT_COMPOUND_SELECT, 5);
  sqlite3_limit(handle, SQLITE_LIMIT_TRIGGER_DEPTH, 5);
  sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1);  // for VACUUM
}

// Whoever reads has an index, too.
bool OpenedBook::has_room_for_index() const {
  return room_for(path_).block >= looked_for_in_index || has_room();
}

// A book that cannot be written may still be read; where not even SQLite's own files can be made
// beside it, only if nothing waits in a write-ahead log.
void OpenedBook::open_database() {
  if (access_ != Access::read) return open_file(path_, flags_to_write);
  if (!has_room_for_index()) return open_without_locks();
  try {
    open_file(path_, flags_to_write);
    database_->exec("SELECT count(*) FROM sqlite_master");
    return;
  } catch (const SQLite::Exception& exception) {
    const int code = primary_code(exception);
    const bool has_no_room = exception.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE;
    if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY && !has_no_room) throw;
  }
  open_without_locks();
}

void OpenedBook::open_without_locks() {
  const FileLook look = look_at_rest(path_);
  if (waits_in_log(path_)) {
    if (!has_room_for_index()) throw Trouble{fault_at(Why::full, Word::book_full, path_)};
    return open_file(path_, flags_to_read);
  }
  same_.expect_at_rest(look);
  std::error_code error;
  const auto whole = std::filesystem::absolute(path_, error);
  const std::string address =
      "file:" + percent_encoded(error ? path_ : whole.string(), "/-._~") + "?immutable=1";
  open_file(address, flags_to_read | SQLITE_OPEN_URI);
}

void OpenedBook::set_patience(int milliseconds) {
  patience_ = milliseconds;
  if (database_) database_->setBusyTimeout(milliseconds);
}

void OpenedBook::configure() {
  SQLite::Database& database = *database_;
  if (!writes(access_)) {
    database.exec("PRAGMA query_only = ON");
    return;
  }
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  database.exec("PRAGMA secure_delete = ON");
  expect_pragma(database, "journal_mode", "wal");
  expect_pragma(database, "synchronous", "2");
  expect_pragma(database, "foreign_keys", "1");
  expect_pragma(database, "secure_delete", "1");
}

// In KiB. Who only reads goes from page to page, and comes back to few; who writes comes back to
// the indexes' again and again.
void OpenedBook::say_cache_size() {
  database_->exec(writes(access_) ? "PRAGMA cache_size = -24576" : "PRAGMA cache_size = -8192");
}

bool OpenedBook::has_room() const { return !refuse_full(path_, LeastRoom::to_write); }

SQLite::Database& OpenedBook::database() const {
  if (database_) return *database_;
  KATTEGAT_CHECK(refused_.has_value());
  throw Trouble{*refused_};
}

void OpenedBook::leave_log() {
  sqlite3_db_config(database().getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  is_left_ = true;
}

void OpenedBook::close() {
  if (!database_) return;
  set_patience(0);  // what is done waits for nobody
  // SQLite would bring into the file what waits in the log.
  if (refused_ ? waits_in_log(path_)
               : same_.has_anothers_log() || (writes(access_) && !look_again()))
    leave_log();
  if (!is_left_ && !refused_ && writes(access_)) {
    // So that the one file is the whole book when it is copied by hand.
    scrub_if_owed(*this);
    database_->tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
  }
  database_.reset();
}

// Within a write, so that nobody else stores anything meanwhile; whoever waits for that looks first
// whether the book is in its place.
void MadeToFill::give_up() {
  const std::vector<std::string> files = std::exchange(files_, {});
  if (files.empty() || !book_.is_in_place()) return;
  book_.set_patience(0);
  bool is_removed = false;
  static_cast<void>(try_to_read([&] {
    SQLite::Database& database = book_.database();
    database.exec("BEGIN IMMEDIATE");
    is_removed = book_.is_in_place() &&
                 database.execAndGet("SELECT EXISTS (SELECT 1 FROM record)").getInt() == 0;
    if (!is_removed) return;
    for (const std::string& file : files) ::unlink(file.c_str());
  }));
  book_.database().tryExec("ROLLBACK");
  if (is_removed) book_.leave_log();  // where the book is gone, another may come
}

}  // namespace kattegat
