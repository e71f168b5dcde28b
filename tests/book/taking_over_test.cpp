// What becomes of the files when a book of version 0.1 is taken over.
#include "db/book/taking_over.hpp"

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/books.hpp"
#include "support/old_book.hpp"
#include "support/small_disk.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace taking_over_test {
namespace {

namespace fs = std::filesystem;

uid_t owner_of(const std::string& path) {
  struct stat found {};
  REQUIRE(::stat(path.c_str(), &found) == 0);
  return found.st_uid;
}

}  // namespace

TEST_CASE("who has the old book open is not told that it has stored what nobody finds",
          "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  SQLite::Database old(path, SQLite::OPEN_READWRITE);
  old.exec("PRAGMA journal_mode = WAL");
  const auto count = [&] { return old.execAndGet("SELECT count(*) FROM record").getInt(); };
  const int before = count();
  const Book book = opened(path);
  REQUIRE(book.taken_over().kept == path + ".0.1");
  old.exec("BEGIN IMMEDIATE");
  CHECK_THROWS(old.exec(
      "INSERT INTO record (origin, number, clock, kind, id, parent, body, previous, hash)"
      " SELECT origin, number + 1000, clock + 1000, kind, randomblob(16), parent, body, previous,"
      " randomblob(32) FROM record WHERE kind = 'entry' LIMIT 1"));
  old.tryExec("ROLLBACK");
  CHECK(count() == before);
  CHECK(number_in(path + ".0.1", "SELECT count(*) FROM record") == before);
  CHECK(number_in(path + ".0.1", "SELECT count(*) FROM sqlite_schema WHERE name = 'taken_over'") ==
        0);
  CHECK(differences(book).empty());
}

TEST_CASE("an old book in which nothing was written is taken over", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  {
    SQLite::Database old(path, SQLite::OPEN_READWRITE);
    sqlite3_db_config(old.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    for (const char* table : {"posting", "player", "record"})
      old.exec("DELETE FROM " + std::string(table));
  }
  Book book = opened(path);
  CHECK(book.taken_over().kept == path + ".0.1");
  CHECK_FALSE(fs::exists(path + "-key"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  CHECK(differences(book).empty());
}

TEST_CASE("a book that somebody else takes over stays its owner's", "[legacy]") {
  if (::geteuid() != 0) {
    WARN("only root can give a file away");
    return;
  }
  const Folder folder;
  const std::string path = old_book(folder);
  REQUIRE(::chown(path.c_str(), 1000, 1000) == 0);
  { const Book book = opened(path); }
  for (const char* end : {"", "-key", ".0.1"}) {
    CAPTURE(end);
    CHECK(owner_of(path + end) == 1000);
  }
}

TEST_CASE("so does the key of a book in which somebody else begins the log", "[key]") {
  if (::geteuid() != 0) {
    WARN("only root can give a file away");
    return;
  }
  const Folder folder;
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  REQUIRE(::chown(path.c_str(), 1000, 1000) == 0);
  import_into(book, ligeud_evening(1, nine_made(1)));
  CHECK(owner_of(path + "-key") == 1000);
}

TEST_CASE("a book that cannot be taken over leaves no copy each time", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder), before = read_bytes(path);
  fs::create_directory(path + "-key");
  for (int i = 0; i < 2; ++i) CHECK_FALSE(Book::open_to_read(path).has_value());
  CHECK(kept_old_books(path).empty());
  CHECK(read_bytes(path) == before);
  CHECK(leftovers(folder) == 0);
  fs::remove(path + "-key");
  CHECK(opened(path).taken_over().kept == path + ".0.1");
}

TEST_CASE("whoever erases somebody hears of the old book, too, where bytes of the new one stay",
          "[legacy]") {
  const Folder folder;
  const SmallDisk disk(folder, 8);
  if (!disk.is_there()) return;
  {
    Book book = opened(folder.path("book.db"));
    import_into(book, ligeud_evening(1, ""));
    for (int i = 0; i < 5; ++i)
      append_to(book, uuid_of(2, 1),
                R"({"type":"note","text":")" + std::string(960'000, 'x') + "\"}");
  }
  const std::string path = disk.path("book.db");
  for (const char* end : {"", "-key"}) fs::copy_file(folder.path("book.db") + end, path + end);
  fs::copy_file(fixture_of_old_book() + ".db", path + ".0.1");
  const Run run = kattegatctl({"--db", path, "--lang", "en", "roster", "erase", "Bo", "Player 9"});
  CHECK(run.status == 2);
  CHECK(contains(run.err, "the file could not be written anew"));
  CHECK(contains(run.err, ": " + path + ".0.1. "));
}

}  // namespace taking_over_test
