// Power cuts, torn writes, failing and full disks. script/faults asks for more.
#include <sqlite3.h>

#include "db/book/roster.hpp"
#include "db/files/merge.hpp"
#include "faults/shadow_disk.hpp"
#include "kattegat/evening/read.hpp"
#include "support/books.hpp"
#include "support/evenings.hpp"
#include "support/form.hpp"
#include "support/paths.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace power_test {

namespace {

Json deal(int number) { return json_of(nine_made(number)); }

// An evening with one session, and nothing in it yet: made once, with its key beside it.
std::string make_book(const Folder& folder) {
  static const Folder made;
  static const std::string live = [] {
    std::filesystem::create_directories(made.path("live"));
    auto book = Book::open_or_create(made.path("live/book.db"));
    REQUIRE(book.has_value());
    import_into(*book, ligeud_evening(1, ""));
    return made.path("live");
  }();
  std::filesystem::copy(live, folder.path("live"));
  return folder.path("live/book.db");
}

// The entries of the session, by the ids that are there; the book must be sound.
std::vector<Uuid> entries_in(const std::string& path) {
  const auto book = Book::open_to_write(path);
  REQUIRE(book.has_value());
  const auto verified = verify_book(*book);
  REQUIRE(verified.has_value());
  CHECK(verified->differences.empty());
  const auto evening = load_evening(*book, list_evenings(*book)->front().id);
  REQUIRE(evening.has_value());
  std::vector<Uuid> ids;
  std::visit(
      [&](const auto& play) {
        for (const auto& draft : play.entries) ids.push_back(*draft.entry.stamp.id);
      },
      evening->sessions[0].entered);
  return ids;
}
Uuid session_in(const Book& book) { return list_evenings(book)->front().sessions.front().id; }

// What the power cuts left of the entry that was being written: in some images it must be there and
// in others not, or they were not cut while anything was written.
struct Left {
  int with_it = 0, without_it = 0;
};

// Entries are appended; at random moments the power goes, and what is left is looked at.
Left crash_while_appending(int images, std::uint64_t seed) {
  ShadowDisk& disk = ShadowDisk::install();
  std::mt19937_64 random(seed);
  Left left;
  while (left.with_it + left.without_it < images) {
    const Folder folder;
    const std::string path = make_book(folder);
    disk.follow(folder.path("live"));
    auto book = Book::open_to_write(path);
    REQUIRE(book.has_value());
    auto log = SessionLog::open(*book, session_in(*book));
    REQUIRE(log.has_value());
    int acknowledged = 0;
    std::vector<std::pair<std::string, int>> crashed;
    disk.before_change = [&] {
      if (random() % 12 != 0 || crashed.size() >= 40) return;
      const std::string image = folder.path("crash" + std::to_string(crashed.size()));
      disk.crash_into(image, random);
      crashed.emplace_back(image + "/book.db", acknowledged);
    };
    for (int i = 1; i <= 60; ++i) {
      const auto stored = log->append(deal(i));
      REQUIRE(stored.has_value());
      ++acknowledged;
    }
    disk.ignore();
    REQUIRE_FALSE(crashed.empty());
    for (const auto& [image, promised] : crashed) {
      CAPTURE(seed, left.with_it, left.without_it, promised);
      const std::vector<Uuid> there = entries_in(image);
      CHECK(static_cast<int>(there.size()) >= promised);
      CHECK(static_cast<int>(there.size()) <= promised + 1);
      // Whoever saw no answer sends it again under its key.
      auto again = Book::open_to_write(image);
      auto retry = SessionLog::open(*again, session_in(*again));
      REQUIRE(retry->append(deal(promised + 1)).has_value());
      CHECK(static_cast<int>(entries_in(image).size()) == promised + 1);
      ++(static_cast<int>(there.size()) > promised ? left.with_it : left.without_it);
    }
  }
  return left;
}

// The same harness on a plain table that is not kept durably: it must see losses.
int losses_with(const std::string& pragmas, std::uint64_t seed) {
  ShadowDisk& disk = ShadowDisk::install();
  std::mt19937_64 random(seed);
  const Folder folder;
  std::filesystem::create_directories(folder.path("live"));
  disk.follow(folder.path("live"));
  sqlite3* database = nullptr;
  REQUIRE(sqlite3_open(folder.path("live/plain.db").c_str(), &database) == SQLITE_OK);
  const auto run = [&](const std::string& sql) {
    REQUIRE(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
  };
  run(pragmas + "CREATE TABLE entry (number INTEGER PRIMARY KEY, body TEXT)");
  int acknowledged = 0;
  int losses = 0;
  for (int i = 1; i <= 100; ++i) {
    run("INSERT INTO entry VALUES (" + std::to_string(i) + ", 'a deal of ligeud')");
    acknowledged = i;
    const std::string image = folder.path("crash" + std::to_string(i));
    disk.crash_into(image, random);
    sqlite3* left = nullptr;
    sqlite3_open((image + "/plain.db").c_str(), &left);
    sqlite3_stmt* count = nullptr;
    int found = 0;
    if (sqlite3_prepare_v2(left, "SELECT count(*) FROM entry", -1, &count, nullptr) == SQLITE_OK &&
        sqlite3_step(count) == SQLITE_ROW)
      found = sqlite3_column_int(count, 0);
    sqlite3_finalize(count);
    sqlite3_close(left);
    if (found < acknowledged) ++losses;
  }
  sqlite3_close(database);
  disk.ignore();
  return losses;
}

}  // namespace

TEST_CASE("whatever has been acknowledged survives a power cut, and is there once", "[faults]") {
  const Left left = crash_while_appending(form({330, 30, 100'000}), 20261121);
  CHECK(left.with_it > 0);
  CHECK(left.without_it > 0);
}

TEST_CASE("the harness sees losses where the disk is not waited for", "[faults][once]") {
  CHECK(losses_with("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;", 1) > 10);
  CHECK(losses_with("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;", 1) > 10);
  CHECK(losses_with("PRAGMA journal_mode = DELETE; PRAGMA synchronous = NORMAL;", 1) > 10);
  CHECK(losses_with("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;", 1) == 0);
}

namespace {

// What somebody does to the book; true when it was answered as done.
struct Deed {
  const char* name;
  std::function<bool(const std::string& path)> run;
  std::function<bool(const std::string& path)> is_there;
};

// The book afterwards is whole, and has what was answered as done.
void check_after(const Deed& deed, const std::string& path, bool done) {
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  const auto verified = verify_book(*book);
  REQUIRE(verified.has_value());
  CHECK(verified->differences.empty());
  if (done) CHECK(deed.is_there(path));
}

struct Failing {
  int code;
  bool for_good;
};
constexpr Failing failings[] = {{SQLITE_IOERR_WRITE, false},
                                {SQLITE_FULL, false},
                                {SQLITE_IOERR_WRITE, true},
                                {SQLITE_FULL, true}};

// The n-th operation of it fails. How many there were; nothing where it did not come so far.
std::optional<std::int64_t> operations_when_failing(const Deed& deed, std::int64_t n,
                                                    const Failing& how) {
  ShadowDisk& disk = ShadowDisk::install();
  CAPTURE(deed.name, n, how.code, how.for_good);
  const Folder folder;
  const std::string path = make_book(folder);
  disk.follow(folder.path("live"));
  disk.fail(n, how.code, how.for_good);
  const bool done = deed.run(path);
  const bool failed = disk.has_failed();
  const std::int64_t operations = disk.changes();
  disk.heal();
  check_after(deed, path, done);
  if (!failed) CHECK(done);
  if (!done) CHECK(deed.run(path));  // once the disk is well again
  if (failed) check_after(deed, path, true);
  disk.ignore();
  return failed ? std::nullopt : std::optional(operations);
}

// Every operation fails in one way, and the first and the last in each; by hand all in all ways.
void fail_everywhere(const Deed& deed) {
  const auto ways = static_cast<std::int64_t>(std::size(failings));
  const std::int64_t step = form({4, 22, 1});
  std::int64_t all = 0;
  for (std::int64_t way = 0; way < ways; ++way) {
    const Failing& how = failings[way];
    std::optional<std::int64_t> operations = operations_when_failing(deed, 0, how);
    const std::int64_t begin = way * step / ways;
    for (std::int64_t n = begin > 0 ? begin : step; !operations; n += step)
      operations = operations_when_failing(deed, n, how);
    all = *operations;
    CHECK_FALSE(operations_when_failing(deed, all - 1, how).has_value());
  }
  CHECK(all > 4);
}

bool append_one(const std::string& path) {
  auto book = Book::open_to_write(path);
  if (!book) return false;
  auto log = SessionLog::open(*book, uuid_of(2, 1));
  if (!log) return false;
  const auto stored = log->append(deal(1));
  return stored && std::holds_alternative<SessionLog::Entered>(*stored);
}
bool has_one(const std::string& path) { return entries_in(path).size() == 1; }

bool import_one(const std::string& path) {
  auto book = Book::open_to_write(path);
  if (!book) return false;
  auto reading = read_evening(read_bytes(sample("rodskagg")));
  return import_evenings(*book, {reading->evening}).has_value();
}
bool has_two_evenings(const std::string& path) {
  return list_evenings(*Book::open_to_read(path))->size() == 2;
}

const std::string& other_book() {
  static const Folder folder;
  static const std::string path = [] {
    auto book = Book::open_or_create(folder.path("other.db"));
    import_into(*book, read_bytes(sample("commerce")));
    return folder.path("other.db");
  }();
  return path;
}
bool merge_one(const std::string& path) {
  auto book = Book::open_to_write(path);
  return book && merge_book(*book, other_book()).has_value();
}

bool set_one_number(const std::string& path) {
  auto book = Book::open_to_write(path);
  if (!book) return false;
  const auto anna = find_person(*book, "Anna");
  return anna && set_number(*book, *anna, NumberKind::swish, "0701234567").has_value();
}
bool has_number(const std::string& path) {
  return person(*Book::open_to_read(path), "Anna").number(NumberKind::swish) == "0701234567";
}

bool erase_one(const std::string& path) {
  auto book = Book::open_to_write(path);
  if (!book) return false;
  const auto anna = find_person(*book, "Anna");
  if (!anna) return !person(*book, "Player 17").ids.empty();  // it was done after all
  return erase_person(*book, *anna, "Player 17").has_value();
}
bool is_erased(const std::string& path) {
  return !find_person(*Book::open_to_read(path), "Anna").has_value();
}

}  // namespace

TEST_CASE("when any operation on the file fails, the book is whole and the answer true",
          "[faults]") {
  static_cast<void>(other_book());
  const Deed deeds[] = {{"append", append_one, has_one},
                        {"import", import_one, has_two_evenings},
                        {"merge", merge_one, has_two_evenings},
                        {"roster", set_one_number, has_number},
                        {"erase", erase_one, is_erased}};
  for (const Deed& deed : deeds) fail_everywhere(deed);
}

TEST_CASE("what a failure leaves of a merge is found out", "[faults]") {
  ShadowDisk& disk = ShadowDisk::install();
  static_cast<void>(other_book());
  int failures = 0;
  for (std::int64_t n = 0;; ++n) {
    CAPTURE(n);
    const Folder folder;
    const std::string path = make_book(folder);
    disk.follow(folder.path("live"));
    std::optional<Book> book = opened(path);
    disk.fail(n, SQLITE_IOERR_WRITE, false);
    const auto merged = merge_book(*book, other_book());
    const bool failed = disk.has_failed();
    disk.heal();
    if (!merged) CHECK(merged.error().kind != BookFault::Kind::unsure);
    book.reset();
    CHECK(has_two_evenings(path) == merged.has_value());
    if (!failed) break;
    ++failures;
  }
  disk.ignore();
  CHECK(failures > 2);
}

namespace {

// A book of version 0.1 at its place, alone.
std::string place_old_book(const Folder& folder) {
  std::filesystem::create_directories(folder.path("live"));
  const std::string path = folder.path("live/book.db");
  std::filesystem::copy_file(std::string(test::source_path) + "/tests/fixtures/book-0.1.db", path);
  return path;
}

}  // namespace

TEST_CASE("an old book is taken over, or stays, whatever operation on the file fails", "[faults]") {
  ShadowDisk& disk = ShadowDisk::install();
  int failures = 0;
  const int step = form({11, 61, 1});
  for (std::int64_t n = 0;; n += step) {
    CAPTURE(n);
    const Folder folder;
    const std::string path = place_old_book(folder);
    const std::string old = read_bytes(path);
    disk.follow(folder.path("live"));
    disk.fail(n, SQLITE_FULL, false);
    const bool opened_at_once = Book::open_to_write(path).has_value();
    const bool failed = disk.has_failed();
    disk.heal();
    if (!opened_at_once) CHECK(read_bytes(path) == old);
    {
      const auto book = Book::open_to_write(path);
      REQUIRE(book.has_value());
      CHECK(list_evenings(*book)->size() == 5);
      CHECK(differences(*book).empty());
    }
    CHECK(read_bytes(path + ".0.1") == old);
    if (!failed) break;
    ++failures;
  }
  disk.ignore();
  CHECK(failures > 2);
}

}  // namespace power_test
