// The file of the book: what it is, what it refuses, and how an older one becomes ours.
#include <atomic>
#include <chrono>
#include <filesystem>
#include <set>
#include <thread>

#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "db/files/recover.hpp"
#include "db/store/migrate.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/words.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace file_test {

namespace {

using WhyNot = BookFault::Kind;

// A book with one evening of two entries, closed.
std::string a_book(const Folder& folder, const std::string& name = "book.db") {
  const std::string path = folder.path(name);
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
  return path;
}

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

constexpr Access every_access[] = {Access::read, Access::write, Access::create};

}  // namespace

TEST_CASE("the file says what it is", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
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
  const Book book = opened(a_book(folder));
  SQLite::Database& database = database_of(book);
  CHECK(database.execAndGet("PRAGMA journal_mode").getString() == "wal");
  CHECK(database.execAndGet("PRAGMA synchronous").getInt() == 2);
  CHECK(database.execAndGet("PRAGMA foreign_keys").getInt() == 1);
  CHECK(database.execAndGet("PRAGMA busy_timeout").getInt() >= 5000);
}

TEST_CASE("a closed book is one file, and reading does not change it", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
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
  const Book book = opened(a_book(folder));
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
  const Book book = opened(a_book(folder));
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
  const std::string path = a_book(folder);
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
  const std::string path = a_book(folder);
  SQLite::Database other(path, SQLite::OPEN_READWRITE);
  other.exec("PRAGMA wal_autocheckpoint = 0");
  other.exec("PRAGMA user_version = " + std::to_string(schema_version() + 1));
  for (const Access access : every_access) CHECK(fault_of_opening(path, access) == WhyNot::newer);
}

TEST_CASE("a book with more in its schema than ours, or less, or otherwise, is none", "[book]") {
  for (const char* sql :
       {"CREATE TABLE extra (x)", "CREATE VIEW records AS SELECT * FROM record",
        "CREATE TRIGGER quiet BEFORE INSERT ON record BEGIN SELECT RAISE(IGNORE); END",
        "CREATE INDEX more ON record (hash)", "DROP INDEX record_by_id", "DROP VIEW balance",
        "DROP TRIGGER record_is_not_changed", "ALTER TABLE place ADD COLUMN more TEXT"}) {
    CAPTURE(sql);
    const Folder folder;
    const std::string path = a_book(folder);
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
  const std::string whole = read_bytes(a_book(folder));
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

TEST_CASE("a book is its owner's alone, and so is everything beside it", "[book]") {
  namespace fs = std::filesystem;
  const Folder folder;
  const std::string path = a_book(folder, "club/book.db");
  const Book book = opened(path);
  REQUIRE(backup_book(book, folder.path("club/copy.db")).has_value());
  const auto mode = [](const std::string& file) { return fs::status(file).permissions(); };
  CHECK(mode(folder.path("club")) == fs::perms::owner_all);
  std::size_t files = 0;
  for (const auto& file : fs::directory_iterator(folder.path("club"))) {
    CAPTURE(file.path().string());
    CHECK(mode(file.path().string()) == (fs::perms::owner_read | fs::perms::owner_write));
    ++files;
  }
  CHECK(files >= 3);  // the book, its key, the copy; and what SQLite keeps
  CHECK_FALSE(fs::exists(folder.path("club/copy.db-key")));
}

TEST_CASE("without its key a book goes on under a new log, and stays whole", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  for (const std::string& key : {std::string(), std::string("nonsense"), std::string(80, 'a')}) {
    const auto before = heads(opened(path));
    folder.file("book.db-key", key);
    if (key.empty()) std::filesystem::remove(path + "-key");
    Book book = opened(path);
    append_to(book, uuid_of(2, 1), agreed(50 + static_cast<int>(key.size()), "1"));
    CHECK(heads(book)->size() == before->size() + 1);
    for (const Head& head : *before) CHECK(*contains_head(book, head));
    CHECK(differences(book).empty());
  }
}

TEST_CASE("what somebody has changed in a log is not signed by whoever writes next", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const auto before = heads(opened(path));
  SECTION("cut off") {
    tamper(path,
           "DELETE FROM log_end WHERE record = (SELECT max(record) FROM record);"
           "DELETE FROM posting WHERE entry = (SELECT max(record) FROM record);"
           "DELETE FROM words WHERE record = (SELECT max(record) FROM record);"
           "DELETE FROM record WHERE record = (SELECT max(record) FROM record)");
  }
  SECTION("signed otherwise") { tamper(path, "UPDATE log_end SET signature = zeroblob(64)"); }
  SECTION("not signed") { tamper(path, "DELETE FROM log_end"); }
  std::set<Uuid> logs{before->front().origin};
  for (int n = 0; n < 2; ++n) {
    Book book = opened(path);
    CHECK_FALSE(differences(book).empty());
    append_to(book, uuid_of(2, 1), agreed(50 + n, "1"));
    CHECK_FALSE(differences(book).empty());
    const auto now = heads(book);
    for (const Head& head : *now) logs.insert(head.origin);
  }
  CHECK(logs.size() == 2);  // one new log, which goes on
}

TEST_CASE(
    "a backup in the place of its book goes on in a log of its own, and what was lost comes back",
    "[book]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), copy = folder.path("copy.db"),
                    lost = folder.path("lost.db");
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, nine_made(1)));
    REQUIRE(backup_book(book, copy).has_value());
    append_to(book, uuid_of(2, 1), nine_made(2));
  }
  std::filesystem::rename(path, lost);
  std::filesystem::rename(copy, path);  // the key is still beside it
  Book book = opened(path);
  append_to(book, uuid_of(2, 1), nine_made(3));
  CHECK(heads(book)->size() == 2);
  const auto merged = merge_book(book, lost);
  REQUIRE(merged.has_value());
  CHECK(merged->refused.empty());
  CHECK(look_at(book, uuid_of(1, 1))->session(uuid_of(2, 1))->entries.size() == 3);
  CHECK(differences(book).empty());
}

TEST_CASE("what has the name of a key and is none is kept", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const std::string key = read_bytes(path + "-key");
  int entry = 60;
  for (const char* stranger : {"a backup of last year", "another one", "kattegat keyring"}) {
    folder.file("book.db-key", stranger);
    append_to(*std::make_unique<Book>(opened(path)), uuid_of(2, 1), agreed(entry++, "1"));
  }
  CHECK(read_bytes(path + "-key.kept") == "a backup of last year");
  CHECK(read_bytes(path + "-key.kept-2") == "another one");
  CHECK(read_bytes(path + "-key.kept-3") == "kattegat keyring");
  // What was a key of ours, and cannot be read any longer, is none that anybody misses.
  folder.file("book.db-key", key.substr(0, 40));
  append_to(*std::make_unique<Book>(opened(path)), uuid_of(2, 1), agreed(59, "1"));
  CHECK_FALSE(std::filesystem::exists(path + "-key.kept-4"));
  CHECK(read_bytes(path + "-key").size() == key.size());
}

TEST_CASE("no copy of a book is put where it has files of its own", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const std::string before = contents(opened(path));
  for (const char* end : {"-wal", "-shm", "-journal", "-key"}) {
    const std::string to = path + end;
    CAPTURE(to);
    const std::string key = read_bytes(path + "-key");
    for (const auto& fault : {backup_book(*Book::open_to_read(path), to).error(),
                              *copy_as_it_is(path, to), recover_book(path, to).error()}) {
      CHECK(fault.kind == WhyNot::other);
      CHECK(contains(say(fault.text, Language::english), to));
    }
    CHECK(read_bytes(path + "-key") == key);
    const Book book = opened(path);
    CHECK(contents(book) == before);
    CHECK(differences(book).empty());
  }
}

TEST_CASE("beside a file that is there no log of a copy stays", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder), other = a_book(folder, "other.db");
  Book book = opened(path);
  append_to(book, uuid_of(2, 1), agreed(7, "1"));
  REQUIRE(std::filesystem::file_size(path + "-wal") > 0);
  const std::string before = read_bytes(other);
  CHECK(copy_as_it_is(path, other).has_value());
  CHECK_FALSE(std::filesystem::exists(other + "-wal"));
  CHECK(read_bytes(other) == before);
  CHECK_FALSE(copy_as_it_is(path, folder.path("third.db")).has_value());
  CHECK(read_bytes(folder.path("third.db-wal")) == read_bytes(path + "-wal"));
}

TEST_CASE("a log that has lost its book is played into no other one", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder), gone = folder.path("gone.db");
  Book book = opened(path);
  append_to(book, uuid_of(2, 1), agreed(7, "1"));
  const std::string log = read_bytes(path + "-wal");
  REQUIRE_FALSE(log.empty());
  for (const char* end : {"-wal", "-journal"}) {
    const std::string left = gone + end;
    folder.file("gone.db" + std::string(end), log);
    const auto refuses = [&](const BookFault& fault) {
      CHECK(contains(say(fault.text, Language::english), left));
      CHECK_FALSE(std::filesystem::exists(gone));
      CHECK(read_bytes(left) == log);
    };
    refuses(Book::open_or_create(gone).error());
    refuses(backup_book(book, gone).error());
    refuses(recover_book(path, gone).error());
    // Whoever has no use for it moves it away.
    std::filesystem::remove(left);
  }
  CHECK(Book::open_or_create(gone).has_value());
}

TEST_CASE("a writer waits for another one that lets go", "[book]") {
  const Folder folder;
  Book book = opened(a_book(folder));
  SQLite::Database other(folder.path("book.db"), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  std::thread release([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    other.exec("COMMIT");
  });
  append_to(book, uuid_of(2, 1), agreed(7, "1"));
  release.join();
  CHECK(differences(book).empty());
}

// Each import is one write that gives Anna a point in an evening of its own, and a point in the
// first evening: headers of one moment and sums of another would show.
TEST_CASE("the standings are of one moment while another imports", "[book]") {
  const Folder folder;
  Book writer = opened(folder.path("book.db"));
  import_into(writer, ligeud_evening(1, agreed(1, "1")));
  const auto reader = Book::open_to_read(folder.path("book.db"));
  REQUIRE(reader.has_value());
  std::atomic<bool> done = false, failed = false;  // Catch's own checks are for one thread
  std::thread writing([&] {
    std::string entries = agreed(1, "1");
    for (int i = 2; i < 1000 && !done; ++i) {
      entries += "," + agreed(i, "1");
      const auto first = read_evening(ligeud_evening(1, entries)),
                 another = read_evening(ligeud_evening(i, agreed(5000 + i, "1")));
      const auto stored = import_evenings(writer, {another->evening, first->evening});
      if (!stored || !std::holds_alternative<Imported>(*stored)) failed = true;
    }
  });
  std::set<std::int64_t> seen;
  int false_figures = 0;
  for (int look = 0; look < 5000 && seen.size() < 20; ++look) {
    const auto lines = standings(*reader, {});
    const bool is_sound =
        lines && !lines->empty() && lines->front().player == "Anna" &&
        lines->front().points.at(0).second.thousandths == 1000 * (2 * lines->front().evenings - 1);
    if (is_sound) seen.insert(lines->front().evenings);
    if (!is_sound) ++false_figures;
  }
  done = true;
  writing.join();
  CHECK_FALSE(failed);
  CHECK(false_figures == 0);
  CHECK(seen.size() == 20);
}

// What verify reads, rows and records and sums, agrees only when all of it is of one moment.
TEST_CASE("a reader sees one state while another writes", "[book]") {
  const Folder folder;
  Book writer = opened(a_book(folder));
  const auto reader = Book::open_to_read(folder.path("book.db"));
  REQUIRE(reader.has_value());
  const std::int64_t at_first = verify_book(*reader)->entries;
  std::atomic<bool> done = false;
  std::atomic<int> stored = 0;  // Catch's own checks are for one thread
  std::thread writing([&] {
    for (auto log = SessionLog::open(writer, uuid_of(2, 1)); log && !done;) {
      const auto answer = log->append(*parse_json(agreed(10 + stored, "1")));
      if (!answer || !std::holds_alternative<SessionLog::Entered>(*answer)) break;
      ++stored;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  });
  std::set<std::int64_t> seen;
  std::string wrong;
  for (int i = 0; i < 2000 && seen.size() < 20 && wrong.empty(); ++i) {
    const int before = stored;
    const auto verified = verify_book(*reader);
    const int after = stored;
    if (!verified || !verified->differences.empty()) {
      wrong = "it read half of something";
      break;
    }
    const std::int64_t more = verified->entries - at_first;
    if (more < before || more > after + 1) wrong = "it read another moment";
    seen.insert(more);
  }
  done = true;
  writing.join();
  CHECK(wrong.empty());
  CHECK(seen.size() == 20);
  CHECK(verify_book(*reader)->entries == at_first + stored);
  CHECK(contents(*reader) == contents(writer));
  SQLite::Database other(folder.path("book.db"), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  CHECK(contents(*reader) == contents(writer));  // reading waits for nobody
  CHECK(differences(*reader).empty());
  other.exec("ROLLBACK");
}

TEST_CASE("a book that may not be written can be read", "[book]") {
  const Folder folder;
  const Folder closed;
  const std::string path = a_book(closed);
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

TEST_CASE("names with every sign of an address in them are fine for a book", "[book]") {
  const Folder folder;
  for (const char* name : {"a b.db", "50%.db", "a?b#c.db", "file:x.db", "æøå.db", "'; --.db"}) {
    CAPTURE(name);
    const std::string path = a_book(folder, name);
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(differences(*book).empty());
  }
}

}  // namespace file_test
