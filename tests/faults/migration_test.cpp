// A book that is brought to our version while the power goes, the disk fails or another program
// does the same; and programs and files of other versions that meet it.
#include <sqlite3.h>

#include <thread>

#include "db/book/purse.hpp"
#include "db/files/recover.hpp"
#include "faults/shadow_disk.hpp"
#include "support/closed_book.hpp"
#include "support/form.hpp"
#include "support/former_book.hpp"
#include "support/meeting.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace migration_test {

namespace {

using FileFault = BookFault::Kind;

// With two entries, closed: made once, with its key beside it.
std::string former_book(const Folder& folder) {
  static const Folder made;
  static const std::string live = [] {
    std::filesystem::create_directories(made.path("live"));
    make_former(closed_book(made, "live/book.db"));
    return made.path("live");
  }();
  std::filesystem::copy(live, folder.path("live"));
  return folder.path("live/book.db");
}
const std::string& what_it_says() {
  static const std::string said = [] {
    Book book = Book::in_memory();
    import_into(book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
    return contents(book);
  }();
  return said;
}

// It is of one version or the other, whole, says what it said, and takes a movement. Whether it is
// ours.
bool check_whole(const std::string& path) {
  const std::int64_t version = version_of(path);
  CHECK((version == schema_version() || version == schema_version() - 1));
  CHECK(takes_kind_16(path) == (version == schema_version()));
  {
    const auto read = Book::open_to_read(path);
    REQUIRE(read.has_value());
    CHECK(contents(*read) == what_it_says());
    CHECK(differences(*read).empty());
  }
  auto book = Book::open_to_write(path);
  REQUIRE(book.has_value());
  CHECK(contents(*book) == what_it_says());
  PurseContents fee = owed(load_roster(*book)->front().ids.front(), 2000);
  fee.at = "2026-11-20T20:00:00+01:00";
  const auto entered = enter_in_purse(*book, {fee}, Extra::no);
  CHECK(entered.has_value());
  CHECK(differences(*book).empty());
  CHECK(version_of(path) == schema_version());
  return version == schema_version();
}

}  // namespace

TEST_CASE("the power may go at any moment while a book becomes ours", "[faults][migration]") {
  ShadowDisk& disk = ShadowDisk::install();
  std::mt19937_64 random(20261122);
  int ours = 0, former = 0;
  for (int round = 0; round < form({4, 2, 200}); ++round) {
    const Folder folder;
    const std::string path = former_book(folder);
    disk.follow(folder.path("live"));
    std::vector<std::string> crashed;
    disk.before_change = [&] {
      for (int image = 0; image < 2; ++image) {
        crashed.push_back(folder.path("crash" + std::to_string(crashed.size())));
        disk.crash_into(crashed.back(), random);
      }
    };
    CHECK(Book::open_to_write(path).has_value());
    disk.before_change = {};
    crashed.push_back(folder.path("afterwards"));
    disk.crash_into(crashed.back(), random);
    disk.ignore();
    CHECK(crashed.size() > 4);
    for (const std::string& image : crashed) {
      CAPTURE(round, image);
      ++(check_whole(image + "/book.db") ? ours : former);
    }
    // Whoever was told that it is open has it as ours.
    CHECK(version_of(crashed.back() + "/book.db") == schema_version());
  }
  CHECK(ours > 0);
  CHECK(former > 0);
}

TEST_CASE("whichever operation fails while a book becomes ours, it is whole",
          "[faults][migration]") {
  ShadowDisk& disk = ShadowDisk::install();
  int failures = 0;
  for (const int code : {SQLITE_IOERR_WRITE, SQLITE_FULL})
    for (std::int64_t n = 0;; ++n) {
      const Folder folder;
      const std::string path = former_book(folder);
      disk.follow(folder.path("live"));
      disk.fail(n, code, true);
      const bool done = Book::open_to_write(path).has_value();
      const bool failed = disk.has_failed();
      disk.heal();
      disk.ignore();
      CAPTURE(n, code, done);
      const bool is_ours = check_whole(path);
      if (done && !failed) CHECK(is_ours);
      if (!failed) break;
      ++failures;
    }
  CHECK(failures > 4);
}

TEST_CASE("two programs that bring a book to our version at once do it once",
          "[faults][migration]") {
  for (int round = 0; round < 8; ++round) {
    const Folder folder;
    const std::string path = former_book(folder);
    bool other = false;
    std::thread beside([&] { other = Book::open_to_write(path).has_value(); });
    const bool one = Book::open_to_write(path).has_value();
    beside.join();
    CHECK(one);
    CHECK(other);
    CHECK(check_whole(path));
  }
}

// ---- Other versions ----

TEST_CASE("a program of before meets a book of after: it says so, and not a byte changes",
          "[cli][migration]") {
  // What this program is to a book of the next version, one from before the purse is to ours.
  const Folder folder;
  const std::string path = folder.path("book.db"), ours = folder.path("ours.db");
  for (const std::string& each : {path, ours})
    import_into(*std::make_unique<Book>(opened(each)), ligeud_evening(1, nine_made(1)));
  change_schema(path, "kind BETWEEN 1 AND 16", "kind BETWEEN 1 AND 17");
  set_version(path, schema_version() + 1);
  const std::string before = read_bytes(path), mine = read_bytes(ours);
  const std::string evening = id_of(1, 1), file = folder.file("night.json", ligeud_evening(2, ""));
  const std::vector<std::vector<std::string>> commands{
      {"evenings"},
      {"settle", evening},
      {"standings"},
      {"verify"},
      {"conflicts"},
      {"roster"},
      {"purse"},
      {"import", file},
      {"roster", "add", "Gerda"},
      {"merge", ours},
      {"backup", folder.path("copy.db")},
      {"recover", folder.path("copy.db")},
      {"purse", "add", "Anna", "20", "--kind", "fee"}};
  for (auto words : commands) {
    CAPTURE(words);
    words.insert(words.begin(), {"--db", path, "--lang", "en"});
    const Run run = kattegatctl(words);
    CHECK(run.status == 2);
    CHECK(run.out.empty());
    CHECK(contains(run.err, "was written by a newer version of Kattegat; it has not been touched"));
    CHECK(contains(run.err, path));
  }
  // Nor is anything taken over from it.
  const Run merged = kattegatctl({"--db", ours, "merge", path, "--lang", "en"});
  CHECK(merged.status == 2);
  CHECK(contains(merged.err, "newer version"));
  CHECK(read_bytes(path) == before);
  CHECK(read_bytes(ours) == mine);
  CHECK_FALSE(std::filesystem::exists(folder.path("copy.db")));
  CHECK_FALSE(std::filesystem::exists(path + "-wal"));
}

// Every book that there is has these lines in it.
TEST_CASE("what makes a new book is letter for letter what made the first one", "[migration]") {
  SQLite::Database book = empty_book(1);
  Sha256 schema;
  for (const std::string& line : schema_of(book)) schema.add(line);
  CHECK(to_string(schema.done()) ==
        "bb984889a2ffa7b70c77146fb972b9d5b63a39cd154c6a888a7224eb4e184cb1");
}

TEST_CASE("a schema that somebody has loosened by hand is no book of ours", "[gate][migration]") {
  struct Case {
    const char *from, *to;
    int version;  // after ours
  };
  for (const Case& one : std::vector<Case>{{"BETWEEN 1 AND 16", "BETWEEN 1 AND 99", 0},
                                           {"BETWEEN 1 AND 16", "BETWEEN 1 AND 15", 0},
                                           {"BETWEEN 1 AND 16", "BETWEEN 0 AND 16", 0},
                                           {"BETWEEN 1 AND 16", "between 1 and 16", 0},
                                           {"BETWEEN 1 AND 16", "BETWEEN 1 AND 16", -1},
                                           {"BETWEEN 1 AND 16", "BETWEEN 1 AND 14", -1}}) {
    CAPTURE(one.to, one.version);
    const Folder folder, theirs;
    const std::string other = theirs.path("other.db");
    import_into(*std::make_unique<Book>(opened(other)), ligeud_evening(2, nine_made(2)));
    change_schema(other, one.from, one.to);
    set_version(other, schema_version() + one.version);
    const std::string before = read_bytes(other);
    for (const auto& book : {Book::open_to_read(other), Book::open_to_write(other)}) {
      REQUIRE_FALSE(book.has_value());
      CHECK(book.error().kind == FileFault::not_a_book);
    }
    Book ours = opened(folder.path("book.db"));
    import_into(ours, ligeud_evening(1, nine_made(1)));
    const std::string said = contents(ours);
    const auto merged = merge_book(ours, other);
    REQUIRE_FALSE(merged.has_value());
    CHECK(merged.error().kind == FileFault::not_a_book);
    CHECK(contents(ours) == said);
    CHECK(read_bytes(other) == before);
  }
}

TEST_CASE("a book of before that holds a movement after all is damaged", "[gate][migration]") {
  const Folder folder, theirs;
  const std::string other = theirs.path("other.db");
  {
    Book book = opened(other);
    import_into(book, ligeud_evening(2, nine_made(2)));
    PurseContents fee = owed(load_roster(book)->front().ids.front(), 2000);
    fee.at = "2026-11-20T20:00:00+01:00";
    REQUIRE(enter_in_purse(book, {fee}, Extra::no).has_value());
  }
  make_former(other);  // whoever did this has written past the constraint
  Book ours = opened(folder.path("book.db"));
  import_into(ours, ligeud_evening(1, nine_made(1)));
  const auto merged = merge_book(ours, other);
  REQUIRE_FALSE(merged.has_value());
  CHECK(merged.error().kind == FileFault::corrupt);
  CHECK(differences(ours).empty());
  CHECK(look_at_purse(ours)->lines.empty());
  CHECK(load_evening(ours, uuid_of(1, 1)).has_value());
}

}  // namespace migration_test
