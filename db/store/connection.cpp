#include "db/store/connection.hpp"

#include <sys/stat.h>
#include <sys/statvfs.h>
#include <memory>

#include <filesystem>

#include "db/store/book_file.hpp"
#include "db/store/migrate.hpp"
#include "kattegat/core/check.hpp"
#include "kattegat/files/name_beside.hpp"

namespace kattegat {
namespace {

using Why = BookFault::Kind;

// SQLite maps its index of the write-ahead log into memory, and writing to a mapped page for which
// the disk has no room kills the process: better to refuse before.
constexpr std::uint64_t least_free_bytes = std::uint64_t{2} << 20U;
constexpr std::uint64_t least_free_bytes_to_write = std::uint64_t{128} << 10U;

// A connection serves one thread.
constexpr int flags_to_write = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
// A record's body, and its words, come from a file of at most 64 MiB.
constexpr int longest_value = 80 << 20;
constexpr int flags_to_read = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX;

std::optional<BookFault> look_at_disk(const std::string& path, std::uint64_t least) {
  struct statvfs disk {};
  if (statvfs(path.c_str(), &disk) != 0) return {};
  if (std::uint64_t{disk.f_bavail} * disk.f_frsize >= least) return {};
  return fault_at(Why::full, Word::book_full, path);
}

std::string for_uri(const std::filesystem::path& path) {
  std::string escaped;
  for (const char c : path.string()) {
    if (c == '%')
      escaped += "%25";
    else if (c == '?')
      escaped += "%3f";
    else if (c == '#')
      escaped += "%23";
    else
      escaped += c;
  }
  return escaped;
}

void expect_pragma(SQLite::Database& database, const std::string& name, const std::string& value) {
  if (database.execAndGet("PRAGMA " + name).getString() != value)
    throw SQLite::Exception("PRAGMA " + name + " did not hold", SQLITE_ERROR);
}

// The folder of the book is its owner's alone, and so is the book.
void make_folder(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::absolute(path).parent_path();
  std::error_code ignored;
  std::filesystem::create_directories(folder.parent_path(), ignored);
  ::mkdir(folder.c_str(), 0700);
}

// A new book is complete or not there at all, and an existing file is never taken for a new one.
std::optional<BookFault> create(const std::string& path) {
  make_folder(path);
  remove_leftovers(path);
  const std::string made = name_beside(path);
  if (auto fault = make_private_file(made)) return fault;
  try {
    SQLite::Database database(made, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA application_id = " + std::to_string(application_id));
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    migrate(database, migrations());
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (const SQLite::Exception& exception) {
    remove_book(made);
    return fault_of(exception, path);
  }
  std::error_code error;
  const auto failed = give_place(made, path);
  if (failed && !std::filesystem::exists(path, error)) return failed;  // else another was faster
  return {};
}

// Before the first database is opened. SQLite would count the memory that it has, behind a lock
// that every thread takes at each allocation; nobody asks for the sum.
void set_up_sqlite() {
  static const int once = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  static_cast<void>(once);
}

}  // namespace

BookFault fault_of(const SQLite::Exception& exception, const std::string& path) {
  const std::string detail = exception.what();
  switch (exception.getErrorCode() & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return fault_at(Why::busy, Word::book_busy, path);
    case SQLITE_FULL:
      return fault_at(Why::full, Word::book_full, path);
    case SQLITE_READONLY:
      return fault_at(Why::read_only, Word::book_read_only, path);
    case SQLITE_CORRUPT:
      return fault_at(Why::corrupt, Word::book_corrupt, path, detail);
    case SQLITE_NOTADB:
      return fault_at(Why::not_a_book, Word::book_not_a_book, path);
    case SQLITE_INTERRUPT:
      return fault_at(Why::not_a_book, Word::book_too_long, path);
    case SQLITE_CANTOPEN:
      return fault_at(Why::other, Word::book_cannot_open, path, detail);
    default:
      return fault_at(Why::other, Word::book_other, path, detail);
  }
}

bool is_damage(const SQLite::Exception& exception) {
  const int code = exception.getErrorCode() & 0xFF;
  return code != SQLITE_NOMEM && code != SQLITE_IOERR && code != SQLITE_BUSY &&
         code != SQLITE_LOCKED && code != SQLITE_FULL && code != SQLITE_CANTOPEN;
}

Result<std::unique_ptr<Connection>, BookFault> Connection::open(const std::string& path,
                                                                Access access) {
  set_up_sqlite();
  if (path.empty() || path.front() == ':')  // SQLite's own names for what is no file
    return open("./" + path, access);
  std::error_code error;
  const bool exists = std::filesystem::exists(path, error);
  if (!exists && access != Access::create)
    return fault_at(Why::not_found, Word::book_not_found, path);
  if (!exists)
    if (auto failed = create(path)) return *failed;
  if (auto failed = look_at_file(path)) return *failed;
  if (access == Access::write || access == Access::create) {
    remove_leftovers(path);  // of what was killed
    if (auto failed = look_at_disk(path, least_free_bytes)) return *failed;
  }
  std::unique_ptr<Connection> connection(new Connection(path));
  connection->access_ = access;
  if (auto failed = connection->open_existing()) return *failed;
  return connection;
}

std::optional<BookFault> Connection::open_existing() {
  try {
    open_database();
    // What the file's own header says may be older than what waits in the write-ahead log.
    if (database_->execAndGet("PRAGMA user_version").getInt() > schema_version())
      return fault_at(Why::newer, Word::book_newer, path_);
    configure();
    // Of an older version whoever reads takes the book as it is; whoever writes brings it up to
    // ours.
    if (!has_expected_schema(*database_))
      return fault_at(Why::not_a_book, Word::book_other_schema, path_);
    if (access_ == Access::write || access_ == Access::create) migrate(*database_, migrations());
    return {};
  } catch (const SQLite::Exception& exception) {
    return fault_of(exception, path_);
  }
}

// Before the first statement: whatever a file says of itself does nothing.
void Connection::open_file(const std::string& name, int flags) {
  database_ = std::make_unique<SQLite::Database>(name, flags, patience_);
  sqlite3* const handle = database_->getHandle();
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longest_value);
  sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100'000);
  sqlite3_limit(handle, SQLITE_LIMIT_EXPR_DEPTH, 100);
  sqlite3_limit(handle, SQLITE_LIMIT_COMPOUND_SELECT, 5);
  sqlite3_limit(handle, SQLITE_LIMIT_TRIGGER_DEPTH, 5);
  sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1);  // for VACUUM
}

// A book that cannot be written may still be read; where not even SQLite's own files can be made
// beside it, only if nothing waits in a write-ahead log.
void Connection::open_database() {
  if (access_ != Access::read) return open_file(path_, flags_to_write);
  try {
    open_file(path_, flags_to_write);
    database_->exec("SELECT count(*) FROM sqlite_master");
    return;
  } catch (const SQLite::Exception& exception) {
    const int code = exception.getErrorCode() & 0xFF;
    if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY) throw;
  }
  std::error_code error;
  const auto waiting = std::filesystem::file_size(beside_book(path_, "-wal"), error);
  if (!error && waiting > 0) return open_file(path_, flags_to_read);
  const std::string address = "file:" + for_uri(std::filesystem::absolute(path_)) + "?immutable=1";
  open_file(address, flags_to_read | SQLITE_OPEN_URI);
}

void Connection::set_patience(int milliseconds) {
  patience_ = milliseconds;
  if (database_) database_->setBusyTimeout(milliseconds);
}

// A stranger's book gets no more steps than one of its size can need.
void Connection::limit_work() {
  std::error_code error;
  const auto bytes = std::filesystem::file_size(path_, error);
  constexpr int steps_a_look = 10'000;
  steps_left_ = 10'000 + static_cast<std::int64_t>(error ? 0 : bytes) / 1000;
  const auto look = [](void* self) {
    return static_cast<Connection*>(self)->steps_left_-- > 0 ? 0 : 1;
  };
  sqlite3_progress_handler(database_->getHandle(), steps_a_look, look, this);
}

void Connection::configure() {
  SQLite::Database& database = *database_;
  database.exec("PRAGMA cell_size_check = ON");
  // In KiB. Who only reads goes from page to page, and comes back to few; who writes comes back to
  // the indexes' again and again.
  const bool writes = access_ == Access::write || access_ == Access::create;
  database.exec(writes ? "PRAGMA cache_size = -24576" : "PRAGMA cache_size = -8192");
  if (access_ == Access::foreign) limit_work();
  if (database.execAndGet("PRAGMA application_id").getInt() != application_id)
    throw SQLite::Exception("not a book", SQLITE_NOTADB);
  if (access_ == Access::read || access_ == Access::foreign) {
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

bool Connection::is_in_place() const {
  if (!database_) return false;
  int moved = 0;
  sqlite3_file_control(database_->getHandle(), nullptr, SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved == 0;
}

bool Connection::has_room() const { return !look_at_disk(path_, least_free_bytes_to_write); }

std::optional<BookFault> Connection::reopen() {
  statements_.clear();
  database_.reset();
  auto failed = open_existing();
  if (failed) database_.reset();  // it may be half set up
  return failed;
}

SQLite::Database& Connection::database() const {
  if (!database_) throw SQLite::Exception("it could not be opened again", SQLITE_CANTOPEN);
  return *database_;
}

Connection::~Connection() {
  statements_.clear();
  // So that the one file is the whole book when it is copied by hand.
  if (database_ && (access_ == Access::write || access_ == Access::create))
    database_->tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
}

Statement& Connection::prepared(const char* sql) {
  auto& statement = statements_[sql];
  if (!statement) statement = std::make_unique<Statement>(database(), sql);
  KATTEGAT_CHECK(sqlite3_stmt_busy(statement->get()) == 0);  // two queries are two literals
  return *statement;
}

}  // namespace kattegat
