// Somebody else's file, and whatever lies beside ours: nothing of it is trusted, touched or
// removed.
#include <sys/stat.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "db/book/decisions.hpp"
#include "db/files/backup.hpp"
#include "db/files/recover.hpp"
#include "db/store/bytes/stray_rows.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/meeting.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace foreign_test {

namespace {

namespace fs = std::filesystem;
using FileFault = BookFault::Kind;

std::string a_book(const Folder& folder, const std::string& name, int n = 1) {
  const std::string path = folder.path(name);
  Book book = opened(path);
  import_into(book, ligeud_evening(n, nine_made(n) + "," + agreed(n + 10, "5")));
  return path;
}
// All that lies in a folder, with its bytes.
std::map<std::string, std::string> everything_in(const Folder& folder) {
  std::map<std::string, std::string> all;
  for (const auto& file : fs::recursive_directory_iterator(folder.path("")))
    all[file.path().filename().string()] =
        file.is_regular_file() ? read_bytes(file.path().string()) : "";
  return all;
}
template <class T>
BookFault fault_of(const Result<T, BookFault>& result) {
  REQUIRE_FALSE(result.has_value());
  return result.error();
}
std::string words_of(const BookFault& fault) { return say(fault.text, Language::english); }

// A journal of SQLite's that is to be played back, and names a file that then is removed.
std::string hot_journal(const std::string& names) {
  const auto big_endian = [](std::uint32_t value) {
    std::string bytes;
    for (unsigned shift = 32; shift > 0; shift -= 8)
      bytes += static_cast<char>(value >> (shift - 8U) & 0xFFU);
    return bytes;
  };
  std::string journal("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
  journal += big_endian(0) + big_endian(1) + big_endian(0) + big_endian(512) + big_endian(4096);
  journal.resize(512);
  std::uint32_t sum = 0;
  for (const char c : names) sum += static_cast<std::uint8_t>(c);
  journal += big_endian(0x40000000 / 4096 + 1) + names +
             big_endian(static_cast<std::uint32_t>(names.size())) + big_endian(sum) +
             journal.substr(0, 8);
  return journal;
}

// No book of ours; neither is changed, nor anything that lies beside it.
void refuse_to_merge(const std::string& ours, const std::string& other, const Folder& theirs) {
  const auto before = everything_in(theirs);
  Book book = opened(ours);
  const std::string seen = contents(book);
  const BookFault fault = fault_of(merge_book(book, other));
  CHECK(fault.kind == FileFault::not_a_book);
  CHECK(contains(words_of(fault), other));
  CHECK_FALSE(contains(words_of(fault), ours));
  CHECK(everything_in(theirs) == before);
  CHECK(contents(book) == seen);
}

}  // namespace

TEST_CASE("a journal beside a book is never played back, and removes nothing", "[foreign]") {
  const Folder folder, theirs;
  const std::string ours = a_book(folder, "book.db"), other = a_book(theirs, "other.db", 2);
  const std::string victim = theirs.file("victim.txt", "precious");

  SECTION("beside the other one in a merge") {
    theirs.file("other.db-journal", hot_journal(victim));
    refuse_to_merge(ours, other, theirs);
  }
  SECTION("beside our own") {
    theirs.file("other.db-journal", hot_journal(victim));
    const auto before = everything_in(theirs);
    for (const auto& book :
         {Book::open_to_read(other), Book::open_to_write(other), Book::open_or_create(other)})
      CHECK(fault_of(book).kind == FileFault::not_a_book);
    CHECK(fault_of(recover_book(other, folder.path("saved.db"))).kind == FileFault::not_a_book);
    CHECK_FALSE(fs::exists(folder.path("saved.db")));
    CHECK(everything_in(theirs) == before);
  }
  SECTION("beside the file that a link leads to") {
    theirs.file("other.db-journal", hot_journal(victim));
    fs::create_symlink(other, folder.path("link.db"));
    const auto before = everything_in(theirs);
    CHECK(fault_of(Book::open_to_read(folder.path("link.db"))).kind == FileFault::not_a_book);
    Book book = opened(ours);
    CHECK_FALSE(merge_book(book, folder.path("link.db")).has_value());
    CHECK(everything_in(theirs) == before);
  }
  SECTION("where no book is yet") {
    folder.file("new.db-journal", hot_journal(victim));
    static_cast<void>(Book::open_or_create(folder.path("new.db")));
    CHECK(read_bytes(victim) == "precious");
  }
  CHECK(read_bytes(victim) == "precious");
}

TEST_CASE("a book with something of its own in it is refused, and named as the other one",
          "[foreign]") {
  const Folder folder, theirs;
  const std::string ours = a_book(folder, "book.db");
  for (const char* sql :
       {"CREATE TRIGGER quiet BEFORE INSERT ON record BEGIN SELECT RAISE(IGNORE); END",
        "CREATE TABLE more (x TEXT) STRICT", "CREATE VIEW record_view AS SELECT * FROM record",
        "DROP TABLE posting; CREATE VIEW posting AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL"
        " SELECT x + 1 FROM n) SELECT x AS session FROM n",
        "ALTER TABLE record RENAME TO r; CREATE VIEW record AS SELECT * FROM r",
        "CREATE TRIGGER deep INSTEAD OF INSERT ON balance BEGIN DELETE FROM record; END"}) {
    CAPTURE(sql);
    fs::remove(theirs.path("other.db"));
    const std::string other = a_book(theirs, "other.db", 2);
    tamper(other, sql);
    refuse_to_merge(ours, other, theirs);
  }
}

TEST_CASE("damage of the other book is said of the other book", "[foreign]") {
  const Folder folder, theirs;
  const std::string ours = a_book(folder, "book.db"), other = a_book(theirs, "other.db", 2);
  const std::string good = read_bytes(other);
  for (const std::size_t at : {std::size_t{4096}, std::size_t{8192}, good.size() - 4096}) {
    std::string bytes = good;
    bytes.replace(at, 200, 200, '\x7f');
    theirs.file("other.db", bytes);
    Book book = opened(ours);
    const auto merged = merge_book(book, other);
    if (!merged) {
      CHECK(contains(words_of(merged.error()), other));
      CHECK_FALSE(contains(words_of(merged.error()), ours));
    } else {
      CHECK((!merged->refused.empty() || merged->records > 0));
    }
    CHECK(differences(book).empty());
    CHECK_FALSE(contains(read_bytes(other), "kattegat-never"));
  }
}

TEST_CASE("merging neither changes the other book nor leaves anything beside it", "[foreign]") {
  const Folder folder, theirs;
  const std::string ours = a_book(folder, "book.db"), other = a_book(theirs, "other.db", 2);
  const auto before = everything_in(theirs);
  {
    Book book = opened(ours);
    REQUIRE(merge_book(book, other)->records > 0);
    CHECK(everything_in(theirs) == before);
    for (const auto& [name, bytes] : everything_in(folder)) CHECK_FALSE(contains(name, ".new-"));
  }

  SECTION("what waits in its log is taken, and stays there") {
    Book writer = opened(other);
    append_to(writer, uuid_of(2, 2), agreed(77, "1"));
    REQUIRE(fs::file_size(other + "-wal") > 0);
    const auto now = everything_in(theirs);
    Book book = opened(ours);
    CHECK(merge_book(book, other)->records == 1);
    CHECK(everything_in(theirs) == now);
  }
  SECTION("a link leads to its log, too") {
    Book writer = opened(other);
    append_to(writer, uuid_of(2, 2), agreed(77, "1"));
    const std::string link = folder.path("link.db"), saved = folder.path("saved.db");
    fs::create_symlink(other, link);
    Book book = opened(ours);
    CHECK(merge_book(book, link)->records == 1);
    REQUIRE(recover_book(link, saved).has_value());
    CHECK(contents(opened(saved)) == contents(writer));
  }
  SECTION("it may lie where nobody can write") {
    fs::permissions(other, fs::perms::owner_read);
    fs::permissions(theirs.path(""), fs::perms::owner_read | fs::perms::owner_exec);
    Book book = opened(ours);
    CHECK(merge_book(book, other)->records == 0);
    fs::permissions(theirs.path(""), fs::perms::owner_all);
  }
  SECTION("it may be ourselves") {
    Book book = opened(ours);
    const auto merged = merge_book(book, ours);
    REQUIRE(merged.has_value());
    CHECK(merged->records == 0);
    CHECK(differences(book).empty());
  }
}

TEST_CASE("what is no ordinary file is no book, and is not waited for", "[foreign]") {
  const Folder folder;
  Book book = opened(a_book(folder, "book.db"));
  const std::string pipe = folder.path("pipe.db"), directory = folder.path("folder.db");
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  fs::create_directory(directory);
  for (const std::string& path :
       {pipe, directory, std::string("/dev/null"), std::string("/dev/zero")}) {
    CAPTURE(path);
    CHECK_FALSE(merge_book(book, path).has_value());
    CHECK_FALSE(Book::open_to_read(path).has_value());
    CHECK_FALSE(recover_book(path, folder.path("saved.db")).has_value());
  }
  CHECK(fault_of(merge_book(book, folder.path("nowhere.db"))).kind == FileFault::not_found);
}

TEST_CASE("verify gives no false alarm while others write", "[foreign]") {
  const Folder folder;
  const std::string path = a_book(folder, "book.db");
  std::atomic<bool> stop{false};
  // Catch's own checks are for one thread.
  const auto write = [&](Book& book, int group) {
    auto log = SessionLog::open(book, uuid_of(2, 1));
    for (int i = 0; !stop; ++i) {
      const std::string points = std::to_string(i % 5 + 1);
      static_cast<void>(log->append(*parse_json(agreed(group * 100'000 + i, points))));
      if (i % 7 == 3)
        static_cast<void>(void_entry(book, uuid_of(3, group * 100'000 + i), {"slip", Force::yes}));
    }
  };
  Book first = opened(path), second = opened(path);
  std::thread one([&] { write(first, 1); }), two([&] { write(second, 2); });
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  int alarms = 0;
  std::int64_t last = 0;
  for (int look = 0; look < 60; ++look) {
    const auto verified = verify_book(*book);
    if (!verified || !verified->differences.empty() || verified->records < last) ++alarms;
    if (verified) last = verified->records;
  }
  stop = true;
  one.join();
  two.join();
  CHECK(alarms == 0);
  CHECK(last > 0);
  CHECK(differences(*book).empty());
}

TEST_CASE("what killed programs have left goes, and what others are making just now stays",
          "[foreign]") {
  const Folder folder;
  const std::string path = a_book(folder, "book.db"), other = a_book(folder, "other.db", 2);
  // The process 4194304 cannot be there: it is one more than the largest id.
  const std::string dead = "book.db.new-4194304-abcdefghijklmnop";
  const std::string alive = "book.db.new-" + std::to_string(::getpid()) + "-abcdefghijklmnop";
  for (const std::string& name : {dead, dead + "-wal", dead + "-shm", alive})
    folder.file(name, "a copy");
  // A copy that somebody has made by hand, and called so.
  const std::string season = "book.db.new-2025-season";
  fs::copy_file(path, folder.path(season));
  fs::last_write_time(folder.path(season),
                      fs::file_time_type::clock::now() - std::chrono::hours(48));
  folder.file("book.db.newer", "somebody's");
  Book book = opened(path);
  REQUIRE(merge_book(book, other).has_value());
  for (const std::string& name : {dead, dead + "-wal", dead + "-shm"})
    CHECK_FALSE(fs::exists(folder.path(name)));
  CHECK(fs::exists(folder.path(alive)));
  CHECK(fs::exists(folder.path("book.db.newer")));
  CHECK(fs::exists(folder.path(season)));
}

TEST_CASE("half a copy that a killed program has left goes with the next one to the folder",
          "[foreign]") {
  const Folder folder;
  const Book book = opened(a_book(folder, "book.db"));
  const std::string dead = "monday.db.new-4194304-abcdefghijklmnop",
                    fresh = "sunday.db.new-4194304-abcdefghijklmnop",
                    empty = "thursday.db.new-4194304-abcdefghijklmnop",
                    alive = "friday.db.new-" + std::to_string(::getpid()) + "-abcdefghijklmnop",
                    another = "photos.db.new-4194304-abcdefghijklmnop",
                    gone = "friday.db.new-4194304-abcdefghijklmnop";
  REQUIRE(backup_book(book, folder.path("whole.db")).has_value());
  for (const std::string& name : {dead, dead + "-wal", fresh, alive})
    fs::copy_file(folder.path("whole.db"), folder.path(name));
  folder.file(another, "SQLite format 3");
  folder.file(empty, "");
  for (const std::string& name : {gone + "-wal", gone + "-shm", another + "-wal", alive + "-wal"})
    folder.file(name, "names");
  for (const std::string& name : {dead, alive, another, empty, gone + "-wal", gone + "-shm",
                                  another + "-wal", alive + "-wal"})
    fs::last_write_time(folder.path(name),
                        fs::file_time_type::clock::now() - std::chrono::hours(1));
  REQUIRE(backup_book(book, folder.path("tuesday.db")).has_value());
  for (const std::string& name : {dead, dead + "-wal", empty, gone + "-wal", gone + "-shm"})
    CHECK_FALSE(fs::exists(folder.path(name)));
  // Another machine, or another program, may be at work on these.
  for (const std::string& name :
       {fresh, alive, alive + "-wal", another, another + "-wal", std::string("whole.db")})
    CHECK(fs::exists(folder.path(name)));
}

TEST_CASE("so does what a killed recover had gathered", "[foreign]") {
  const Folder folder;
  const Book book = opened(a_book(folder, "book.db"));
  const std::string copy = folder.path("copy.db"),
                    dead = folder.path("saved.db.new-4194304-abcdefghijklmnop");
  REQUIRE(backup_book(book, copy).has_value());
  REQUIRE_FALSE(gather_stray_rows(copy, dead));
  fs::last_write_time(dead, fs::file_time_type::clock::now() - std::chrono::hours(1));
  REQUIRE(backup_book(book, folder.path("tuesday.db")).has_value());
  CHECK_FALSE(fs::exists(dead));
}

TEST_CASE("a file for which there is no room is not copied in part", "[foreign]") {
  const Folder folder;
  const std::string vast = a_book(folder, "vast.db");
  Book book = opened(a_book(folder, "book.db", 2));
  fs::resize_file(vast, std::uintmax_t{1} << 42U);  // most of it a hole
  CHECK(fault_of(merge_book(book, vast)).kind == FileFault::full);
  CHECK(fault_of(recover_book(vast, folder.path("saved.db"))).kind == FileFault::full);
}

TEST_CASE("copies, backups and saved books are their owner's alone", "[foreign]") {
  const Folder folder;
  const std::string path = a_book(folder, "book.db");
  Book book = opened(path);
  REQUIRE(backup_book(book, folder.path("backup.db")).has_value());
  REQUIRE(recover_book(path, folder.path("saved.db")).has_value());
  for (const char* name : {"book.db", "book.db-key", "backup.db", "saved.db"}) {
    CAPTURE(name);
    CHECK(fs::status(folder.path(name)).permissions() ==
          (fs::perms::owner_read | fs::perms::owner_write));
  }
  for (const char* name : {"backup.db", "saved.db"}) {
    const Book copy = opened(folder.path(name));
    CHECK(contents(copy) == contents(book));
    CHECK(differences(copy).empty());
  }
}

}  // namespace foreign_test
