// The file of the book: what it is, what it refuses, and how an older one becomes ours.
#include <unistd.h>

#include <filesystem>

#include "db/book/import.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/migrate.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/closed_book.hpp"
#include "support/former_book.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace file_test {

namespace {

using WhyNot = BookFault::Kind;

std::optional<WhyNot> fault_of_opening(const std::string& path, Access access) {
  const auto book = access == Access::read    ? Book::open_to_read(path)
                    : access == Access::write ? Book::open_to_write(path)
                                              : Book::open_or_create(path);
  if (book) return std::nullopt;
  CHECK(contains(say(book.error().text, Language::english), path));
  return book.error().kind;
}

SQLite::Database& database_of(const Book& book) {
  return sqlite_of(book.store()).connection().database();
}

// As somebody whom the permissions of the folder's files bind: root may write whatever there is.
class NotRoot {
 public:
  explicit NotRoot(const Folder& folder) : was_root_(::geteuid() == 0) {
    if (!was_root_) return;
    const auto give = [](const std::string& path) { return ::chown(path.c_str(), 1000, 1000); };
    REQUIRE(give(folder.path("")) == 0);
    for (const auto& one : std::filesystem::directory_iterator(folder.path("")))
      REQUIRE(give(one.path()) == 0);
    REQUIRE(::setresuid(1000, 1000, 0) == 0);
  }
  NotRoot(const NotRoot&) = delete;
  NotRoot& operator=(const NotRoot&) = delete;
  ~NotRoot() {
    if (was_root_) static_cast<void>(::setresuid(0, 0, 0));
  }

 private:
  bool was_root_;
};

// As a program that was killed has left it.
void leave_in_log(const Folder& folder, const std::string& path, const std::string& change) {
  const std::string copy = folder.path("copy.db");
  {
    SQLite::Database other(path, SQLite::OPEN_READWRITE);
    other.exec("PRAGMA wal_autocheckpoint = 0");
    other.exec(change);
    for (const char* end : {"", "-wal"}) std::filesystem::copy(path + end, copy + end);
  }
  for (const char* end : {"", "-wal"}) std::filesystem::rename(copy + end, path + end);
}

constexpr Access every_access[] = {Access::read, Access::write, Access::create};

}  // namespace

TEST_CASE("the file says what it is", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  CHECK(number_in(path, "PRAGMA application_id") == 0x4B617474);
  CHECK(number_in(path, "PRAGMA user_version") == schema_version());
  CHECK(schema_version() >= 1);
  const std::string header = read_bytes(path).substr(0, 100);
  CHECK(header.substr(0, 15) == "SQLite format 3");
  CHECK(header.substr(68, 4) == "Katt");
  CHECK(header[18] == 2);  // write-ahead log
  // Every table is strict.
  CHECK(number_in(path,
                  "SELECT count(*) FROM pragma_table_list WHERE type = 'table' AND NOT strict"
                  " AND name NOT LIKE 'sqlite%'") == 0);
}

TEST_CASE("a file that cannot be looked at is not said to be missing", "[book]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  std::filesystem::create_symlink("book.db", path);  // it leads to itself
  for (const Access access : every_access) CHECK(fault_of_opening(path, access) == WhyNot::other);
  CHECK(std::filesystem::is_symlink(path));
  Book book = opened(folder.path("ours.db"));
  CHECK(merge_book(book, path).error().kind == WhyNot::other);
}

TEST_CASE("a connection that writes is durable and checks keys", "[book]") {
  const Folder folder;
  const Book book = opened(closed_book(folder));
  SQLite::Database& database = database_of(book);
  CHECK(database.execAndGet("PRAGMA journal_mode").getString() == "wal");
  CHECK(database.execAndGet("PRAGMA synchronous").getInt() == 2);
  CHECK(database.execAndGet("PRAGMA foreign_keys").getInt() == 1);
  CHECK(database.execAndGet("PRAGMA busy_timeout").getInt() >= 5000);
}

TEST_CASE("a closed book is one file, and reading does not change it", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  const std::string before = read_bytes(path);
  {
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(differences(*book).empty());
    CHECK_FALSE(contents(*book).empty());
  }
  CHECK(read_bytes(path) == before);
  std::error_code error;
  const auto waiting = std::filesystem::file_size(path + "-wal", error);
  CHECK((error || waiting == 0));
}

TEST_CASE("records and postings are neither changed nor taken out", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));  // no trigger ran then
  SQLite::Database& database = database_of(book);
  const std::string before = contents(book);
  for (const char* sql :
       {"UPDATE record SET body = '{}'", "UPDATE record SET hash = hash", "DELETE FROM record",
        "UPDATE posting SET points = 1", "UPDATE posting SET payer = payee, payee = payer",
        "DELETE FROM posting", "UPDATE origin SET uuid = randomblob(16)", "DELETE FROM origin",
        "DELETE FROM posting WHERE payer = 0", "REPLACE INTO posting SELECT * FROM posting",
        "REPLACE INTO record SELECT * FROM record", "UPDATE words SET text = '{}'",
        "INSERT OR REPLACE INTO posting (session, entry, cause, payer, payee, points)"
        " SELECT session, entry, cause, payer, payee, points + 1 FROM posting"}) {
    CAPTURE(sql);
    CHECK_THROWS_AS(database.exec(sql), SQLite::Exception);
  }
  CHECK(contents(book) == before);
  CHECK(differences(book).empty());
}

TEST_CASE("a posting is a payment of points from one player to another", "[book]") {
  const Folder folder;
  const Book book = opened(closed_book(folder));
  SQLite::Database& database = database_of(book);
  const std::string session = database.execAndGet("SELECT min(session) FROM posting").getString();
  const std::string entry = database.execAndGet("SELECT min(entry) FROM posting").getString();
  // (session, entry, cause, payer, payee, points)
  for (const std::string& values :
       {session + "," + entry + ", 9, 1, 1, 1000", session + "," + entry + ", 9, 1, 2, 0",
        session + "," + entry + ", 9, 1, 2, -5", session + "," + entry + ", 9, 1, 2, 'ten'",
        session + "," + entry + ", 9, 1, 2, 1.5", session + "," + entry + ", 9, 1, 2, NULL",
        session + "," + entry + ", 9, 1, 17, 5", session + "," + entry + ", 9, -1, 2, 5",
        session + ", 99, 9, 1, 2, 5", "99," + entry + ", 9, 1, 2, 5",
        session + "," + entry + ", 9, NULL, 2, 5", session + "," + entry + ", 9, 'Anna', 2, 5"}) {
    CAPTURE(values);
    CHECK_THROWS_AS(
        database.exec("INSERT INTO posting (session, entry, cause, payer, payee, points)"
                      " VALUES (" +
                      values + ")"),
        SQLite::Exception);
  }
  CHECK(differences(book).empty());
  CHECK(database.execAndGet("SELECT sum(points) FROM balance").getInt64() == 0);
}

TEST_CASE("a record has all its parts, of the right kind and size", "[book]") {
  const Folder folder;
  const Book book = opened(closed_book(folder));
  SQLite::Database& database = database_of(book);
  const std::string good[] = {"1", "99",   "9",    "6", "randomblob(16)",
                              "2", "'{}'", "NULL", "1", "zeroblob(32)"};
  const std::pair<std::size_t, const char*> wrong[] = {
      {0, "99"},   {0, "NULL"},         {1, "0"},      {1, "'x'"},     {1, "1"},     {2, "0"},
      {3, "0"},    {3, "17"},           {3, "NULL"},   {3, "'entry'"}, {4, "x'00'"}, {4, "NULL"},
      {5, "99"},   {5, "NULL"},         {6, "NULL"},   {6, "x'00'"},   {7, "x'00'"}, {8, "NULL"},
      {8, "9999"}, {9, "zeroblob(31)"}, {9, "'text'"}, {9, "NULL"}};
  for (const auto& [place, value] : wrong) {
    std::string values;
    for (std::size_t i = 0; i < std::size(good); ++i)
      values += (i > 0 ? ", " : "") + (i == place ? std::string(value) : good[i]);
    CAPTURE(values);
    CHECK_THROWS_AS(
        database.exec("INSERT INTO record"
                      " (origin, number, clock, kind, id, place, body, words, previous, hash)"
                      " VALUES (" +
                      values + ")"),
        SQLite::Exception);
  }
}

TEST_CASE("a book of a newer version is refused and not a byte of it changes", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  tamper(path, "PRAGMA user_version = " + std::to_string(schema_version() + 1));
  const std::string before = read_bytes(path);
  for (const Access access : every_access) CHECK(fault_of_opening(path, access) == WhyNot::newer);
  CHECK(read_bytes(path) == before);
  CHECK_FALSE(std::filesystem::exists(path + "-wal"));
  CHECK_FALSE(std::filesystem::exists(path + "-shm"));
  Book ours = opened(folder.path("ours.db"));
  const auto merged = merge_book(ours, path);
  REQUIRE_FALSE(merged.has_value());
  CHECK(merged.error().kind == WhyNot::newer);
  CHECK(read_bytes(path) == before);
}

TEST_CASE("a newer version that is still in the write-ahead log is newer too", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  SQLite::Database other(path, SQLite::OPEN_READWRITE);
  other.exec("PRAGMA wal_autocheckpoint = 0");
  other.exec("PRAGMA user_version = " + std::to_string(schema_version() + 1));
  for (const Access access : every_access) CHECK(fault_of_opening(path, access) == WhyNot::newer);
}

TEST_CASE("nothing of a refused file changes, nor of its log", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  SECTION("it keeps a journal of its own, and owes that it is written anew") {
    tamper(
        path,
        "PRAGMA journal_mode = DELETE; CREATE TABLE extra (x); PRAGMA default_cache_size = 9999");
  }
  SECTION("its tables are otherwise by what waits in its log") {
    leave_in_log(folder, path, "CREATE TABLE extra (x)");
  }
  SECTION("its version is newer by what waits in its log") {
    leave_in_log(folder, path, "PRAGMA user_version = " + std::to_string(schema_version() + 1));
  }
  const std::string log = path + "-wal";
  const auto files = [&] {
    return std::pair(read_bytes(path), is_there(log) ? read_bytes(log) : "");
  };
  const auto before = files();
  for (const Access access : every_access) {
    CHECK(fault_of_opening(path, access).has_value());
    CHECK(files() == before);
    CHECK(is_there(log) == !before.second.empty());
  }
}

TEST_CASE("a book with more in its schema than ours, or less, or otherwise, is none", "[book]") {
  for (const char* sql :
       {"CREATE TABLE extra (x)", "CREATE VIEW records AS SELECT * FROM record",
        "CREATE TRIGGER quiet BEFORE INSERT ON record BEGIN SELECT RAISE(IGNORE); END",
        "CREATE INDEX more ON record (hash)", "DROP INDEX record_by_id", "DROP VIEW balance",
        "DROP TRIGGER record_is_not_changed", "ALTER TABLE place ADD COLUMN more TEXT"}) {
    CAPTURE(sql);
    const Folder folder;
    const std::string path = closed_book(folder);
    SQLite::Database(path, SQLite::OPEN_READWRITE).exec(sql);
    for (const Access access : every_access)
      CHECK(fault_of_opening(path, access) == WhyNot::not_a_book);
  }
}

TEST_CASE("an emptied file is not taken for a new book", "[book]") {
  const Folder folder;
  const std::string path = folder.file("book.db", "");
  for (const Access access : every_access) CHECK(fault_of_opening(path, access) == WhyNot::emptied);
  CHECK(std::filesystem::file_size(path) == 0);
}

TEST_CASE("a file that is no book is refused, also another program's database", "[book]") {
  const Folder folder;
  const std::string text = folder.file("text.db", std::string(500, 'x'));
  const std::string other = folder.path("other.db");
  SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
      .exec("CREATE TABLE t (x); PRAGMA user_version = 1");
  for (const std::string& path : {text, other}) {
    const std::string before = read_bytes(path);
    for (const Access access : every_access)
      CHECK(fault_of_opening(path, access) == WhyNot::not_a_book);
    CHECK(read_bytes(path) == before);
  }
}

TEST_CASE("no part of a book is taken for the whole", "[book]") {
  const Folder folder;
  const std::string whole = read_bytes(closed_book(folder));
  REQUIRE(differences(opened(folder.file("all.db", whole))).empty());
  for (const std::size_t length : {std::size_t{50}, std::size_t{100}, std::size_t{4096},
                                   whole.size() / 2, whole.size() - 4096, whole.size() - 1}) {
    CAPTURE(length);
    const std::string path = folder.file("part.db", whole.substr(0, length));
    const auto book = Book::open_to_read(path);
    if (!book) continue;
    const auto verified = verify_book(*book);
    CHECK((!verified.has_value() || !verified->differences.empty()));
  }
}

TEST_CASE("a migration that fails leaves the file as it was", "[book]") {
  const Folder folder;
  const std::string path = folder.path("old.db");
  const char* const first[] = {"CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1);"};
  const char* const then[] = {first[0],
                              "CREATE TABLE b (y INTEGER) STRICT; INSERT INTO b SELECT x FROM a;"
                              "DROP TABLE a; INSERT INTO nowhere VALUES (1);"};
  const char* const mended[] = {first[0],
                                "CREATE TABLE b (y INTEGER) STRICT; INSERT INTO b SELECT x FROM a;",
                                "DROP TABLE a;"};
  SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  const auto version = [&] { return database.execAndGet("PRAGMA user_version").getInt(); };
  const auto schema = [&] {
    return database.execAndGet("SELECT group_concat(name || sql) FROM sqlite_schema").getString();
  };
  migrate(database, first);
  CHECK(version() == last_legacy_version + 1);
  const std::string before = schema();
  for (int attempt = 0; attempt < 2; ++attempt) {
    CHECK_THROWS_AS(migrate(database, then), SQLite::Exception);
    CHECK(version() == last_legacy_version + 1);
    CHECK(schema() == before);
    CHECK(database.execAndGet("SELECT x FROM a").getInt() == 1);
  }
  migrate(database, mended);
  CHECK(version() == last_legacy_version + 3);
  CHECK(database.execAndGet("SELECT y FROM b").getInt() == 1);
  CHECK_FALSE(database.tableExists("a"));
  migrate(database, mended);  // again: nothing to do
  migrate(database, first);   // and never back
  CHECK(version() == last_legacy_version + 3);
}

TEST_CASE("of a book that has another name, too, not a byte changes, and it is read", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder), other = folder.path("other.db");
  make_former(path);  // whoever wrote to it would bring it up to ours
  std::filesystem::create_hard_link(path, other);
  const std::string before = read_bytes(path);
  for (const std::string& name : {path, other}) {
    for (const auto& book : {Book::open_to_write(name), Book::open_or_create(name)}) {
      REQUIRE_FALSE(book.has_value());
      CHECK(contains(say(book.error().text, Language::english), name + " has another name, too"));
    }
    CHECK(Book::open_to_read(name).has_value());
    CHECK(read_bytes(path) == before);
  }
  std::filesystem::remove(other);
  CHECK(Book::open_to_write(path).has_value());
  CHECK(version_of(path) == schema_version());
}

TEST_CASE("a book that may not be written can be read", "[book]") {
  const Folder folder;
  const Folder closed;
  const std::string path = closed_book(closed);
  const std::string before = contents(opened(path));
  namespace fs = std::filesystem;
  constexpr auto read_only = fs::perms::owner_read | fs::perms::group_read;
  fs::permissions(path, read_only);
  fs::permissions(closed.path(""), read_only | fs::perms::owner_exec);
  {
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(contents(*book) == before);
    CHECK(differences(*book).empty());
    CHECK(backup_book(*book, folder.path("copy.db")).has_value());
  }
  fs::permissions(closed.path(""), fs::perms::owner_all);
  fs::permissions(path, fs::perms::owner_all);
  CHECK(contents(opened(folder.path("copy.db"))) == before);
}

TEST_CASE("what is read without locks is read again where somebody writes meanwhile", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  namespace fs = std::filesystem;
  const auto lock_up = [&](bool on) {
    const auto by_all = fs::perms::owner_read | fs::perms::owner_exec;
    fs::permissions(folder.path(""), on ? by_all : fs::perms::owner_all);
    fs::permissions(path,
                    on ? fs::perms::owner_read : fs::perms::owner_read | fs::perms::owner_write);
  };
  const NotRoot bound(folder);
  lock_up(true);
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  const auto before = read(*book, [&] { return book->store().mark(); });
  int times = 0;
  const auto look = [&](bool is_damaged) {
    return read(*book, [&] {
      if (times++ == 0) {
        lock_up(false);
        append_to(*std::make_unique<Book>(opened(path)), uuid_of(2, 1),
                  agreed(is_damaged ? 8 : 9, "1"));
        lock_up(true);
        if (is_damaged) damaged(text(Word::damage_bounds));
      }
      return book->store().mark();
    });
  };
  for (const bool is_damaged : {false, true}) {
    CAPTURE(is_damaged);
    times = 0;
    const auto seen = look(is_damaged);
    REQUIRE(seen.has_value());
    CHECK(*seen == *before + (is_damaged ? 2 : 1));
    CHECK(times == 2);
  }
  CHECK(differences(*book).empty());
  lock_up(false);
}

TEST_CASE("what lies beside a book and keeps it from being written is named", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  const NotRoot bound(folder);
  const auto fault_of_writing = [&]() -> std::optional<BookFault> {
    auto book = Book::open_to_write(path);
    if (!book) return book.error();
    const auto reading = read_evening(ligeud_evening(2, nine_made(3)));
    const auto stored = import_evenings(*book, {reading->evening});
    return stored ? std::nullopt : std::optional(stored.error());
  };
  const auto is_read_only = [](const std::optional<BookFault>& fault, const std::string& file) {
    REQUIRE(fault);
    CHECK(fault->kind == WhyNot::read_only);
    CHECK(fault->text == fault_at(WhyNot::read_only, Word::book_read_only, file).text);
  };
  namespace fs = std::filesystem;
  fs::permissions(path, fs::perms::owner_read);
  CHECK(fault_of_opening(path, Access::read) == std::nullopt);
  is_read_only(fault_of_writing(), path);
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  is_read_only(fault_of_writing(), beside_book(path, "-shm"));
  fs::permissions(path + "-shm", fs::perms::owner_read | fs::perms::owner_write);
  CHECK_FALSE(fault_of_writing());
}

TEST_CASE("names with every sign of an address in them are fine for a book", "[book]") {
  const Folder folder;
  for (const char* name : {"a b.db", "50%.db", "a?b#c.db", "file:x.db", "æøå.db", "'; --.db"}) {
    CAPTURE(name);
    const std::string path = closed_book(folder, name);
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(differences(*book).empty());
  }
}

}  // namespace file_test
