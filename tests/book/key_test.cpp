// Whose a book is: the key beside it, the log that is written under it, and who may read both.
#include <filesystem>
#include <set>

#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "db/store/key_file.hpp"
#include "support/closed_book.hpp"
#include "support/killed.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace key_test {

TEST_CASE("a book is its owner's alone, and so is everything beside it", "[book]") {
  namespace fs = std::filesystem;
  const Folder folder;
  const std::string path = closed_book(folder, "club/book.db");
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
  const std::string path = closed_book(folder);
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
  const std::string path = closed_book(folder);
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

TEST_CASE("half a key that a killed program has left was held, and goes with the next one",
          "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  std::filesystem::remove(path + "-key");
  be_killed_in([&] { static_cast<void>(make_key(path)); });
  CHECK(leftovers(folder) == 2);  // it, and what its maker held
  CHECK(make_key(path).has_value());
  CHECK(leftovers(folder) == 0);
}

TEST_CASE("through a link a book goes on with its key", "[book]") {
  const Folder folder;
  std::filesystem::create_directory(folder.path("stick"));
  const std::string path = folder.path("stick/book.db"), link = folder.path("book.db");
  std::filesystem::rename(closed_book(folder, "made.db"), path);
  std::filesystem::rename(folder.path("made.db-key"), path + "-key");
  std::filesystem::create_symlink("stick/book.db", link);
  const std::string key = read_bytes(path + "-key");
  int entry = 60;
  for (const std::string& name : {link, path, link}) {
    Book book = opened(name);
    append_to(book, uuid_of(2, 1), agreed(entry++, "1"));
    CHECK(heads(book)->size() == 1);
  }
  CHECK(read_bytes(path + "-key") == key);
  CHECK_FALSE(std::filesystem::exists(link + "-key"));
}

TEST_CASE("what has the name of a key and is none is kept", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
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

TEST_CASE("a key of another version, or with more in it than a key, is none of ours", "[book]") {
  using Change = std::string (*)(const std::string&);
  const Change changes[] = {
      [](const std::string& key) { return std::string(key).replace(0, 15, "kattegat key 2 "); },
      [](const std::string& key) { return key + "\n"; },
      [](const std::string& key) { return key.substr(0, key.size() - 1); }};
  for (const Change change : changes) {
    const Folder folder;
    const std::string path = closed_book(folder);
    const std::string other = change(read_bytes(path + "-key"));
    CAPTURE(other.size());
    folder.file("book.db-key", other);
    append_to(*std::make_unique<Book>(opened(path)), uuid_of(2, 1), agreed(60, "1"));
    CHECK(read_bytes(path + "-key") != other);
    CHECK(heads(opened(path))->size() == 2);
  }
}

}  // namespace key_test
