// A wrong byte in the log of a book that was killed: SQLite would forget all that was stored behind
// it. It is told from what a power cut leaves, and nothing is lost.
#include <fstream>
#include <random>
#include <set>

#include "db/files/recover.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/bytes/stray_page.hpp"
#include "db/store/migrate.hpp"
#include "support/form.hpp"
#include "support/paths.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace waiting_log_test {
namespace {

constexpr std::size_t header = 32, frame_header = 24, frame = frame_header + 4096;

struct Killed {
  std::string book, log;
  std::size_t records = 0;
};
std::string entries_to(int count) {
  std::string entries;
  for (int i = 1; i <= count; ++i) entries += (i > 1 ? "," : "") + nine_made(i);
  return entries;
}
Killed killed_now(const std::string& path) {
  return {read_bytes(path), read_bytes(path + "-wal"),
          static_cast<std::size_t>(number_in(path, "SELECT count(*) FROM record"))};
}
// Some steps, each stored in the log alone.
Killed a_killed_book(const Folder& folder, int steps) {
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  for (int i = 0; i < steps; ++i) import_into(book, ligeud_evening(1, entries_to(3 * i)));
  return killed_now(path);
}
std::string put(const Folder& folder, const Killed& killed) {
  const std::string path = folder.path("killed.db");
  for (const char* suffix : {"", "-wal", "-shm", "-key"}) std::filesystem::remove(path + suffix);
  std::ofstream(path, std::ios::binary) << killed.book;
  std::ofstream(path + "-wal", std::ios::binary) << killed.log;
  return path;
}

std::size_t frames_in(const std::string& log) { return (log.size() - header) / frame; }
std::size_t place_of(std::size_t number) { return header + number * frame; }
bool ends_transaction(const std::string& log, std::size_t number) {
  return big_endian(std::string_view(log).substr(place_of(number) + 4, 4)) > 0;
}
// The first frame of the last transaction.
std::size_t last_step(const std::string& log) {
  std::size_t begin = frames_in(log) - 1;
  while (begin > 0 && !ends_transaction(log, begin - 1)) --begin;
  return begin;
}

bool is_said(const std::string& path) {
  const auto book = Book::open_to_read(path);
  return !book && book.error().kind == BookFault::Kind::corrupt &&
         book.error().text.word == Word::book_log_broken;
}

// All that was stored is in the new book, but for what the wrong byte itself lies in.
void check_recovered(const Folder& folder, const std::string& path, const Killed& killed) {
  const std::string saved = folder.path("saved.db");
  const auto recovered = recover_book(path, saved);
  REQUIRE(recovered.has_value());
  CHECK(recovered->records + recovered->lost == killed.records);
  CHECK(recovered->lost <= 2);
  CHECK(differences(*Book::open_to_read(saved)).empty());
  CHECK(read_bytes(path + "-wal").size() == killed.log.size());
  for (const char* suffix : {"", "-key"}) std::filesystem::remove(saved + suffix);
}

}  // namespace

TEST_CASE("a wrong byte in the log of a killed book is said, and all behind it is recovered",
          "[faults]") {
  const Folder folder;
  const Killed sound = a_killed_book(folder, 6);
  REQUIRE_FALSE(is_said(put(folder, sound)));
  std::mt19937 random(17);
  const std::size_t last = last_step(sound.log);
  REQUIRE(last > 20);
  std::size_t turn = 0;  // each is opened and recovered: of the first and the last frame all
  for (std::size_t number = 0; number < last; ++number)
    for (const std::size_t at : {std::size_t{0}, std::size_t{3}, std::size_t{7}, std::size_t{10},
                                 std::size_t{20}, frame_header + random() % 4096}) {
      const bool is_at_end = number == 0 || number + 1 == last;
      if (!is_at_end && turn++ % static_cast<std::size_t>(form({5, 25, 1})) != 0) continue;
      CAPTURE(number, at);
      Killed damaged = sound;
      damaged.log[place_of(number) + at] ^= static_cast<char>(1 + random() % 255);
      const std::string path = put(folder, damaged);
      CHECK(is_said(path));
      CHECK(read_bytes(path + "-wal") == damaged.log);
      check_recovered(folder, path, damaged);
    }
}

TEST_CASE("a wrong byte in what the log says of itself is said, and all in it is recovered",
          "[faults]") {
  const Folder folder;
  const Killed sound = a_killed_book(folder, 3);
  for (std::size_t at = 0; at < header; ++at) {
    CAPTURE(at);
    Killed damaged = sound;
    damaged.log[at] ^= 0x10;
    const std::string path = put(folder, damaged);
    CHECK(is_said(path));
    check_recovered(folder, path, damaged);
  }
}

namespace {

// The first bytes of the log as a disk may give them back that has lost a sector, or a block.
Killed without_beginning(Killed killed, std::size_t size, bool empty, std::mt19937& random) {
  for (std::size_t at = 0; at < std::min(size, killed.log.size()); ++at)
    killed.log[at] = empty ? '\0' : static_cast<char>(random());
  return killed;
}
constexpr std::size_t lost_beginnings[] = {header + frame_header, 512, 4096, 8192};

// Steps that are in the book's one file already, and then others in the place of their frames.
Killed a_book_in_its_second_round(const Folder& folder, int first, int second) {
  const std::string path = folder.path("rounds.db");
  Book book = opened(path);
  for (int i = 0; i < first; ++i) import_into(book, ligeud_evening(1, entries_to(4 * i)));
  SQLite::Database(path, SQLite::OPEN_READWRITE).exec("PRAGMA wal_checkpoint(RESTART)");
  const std::uintmax_t size = std::filesystem::file_size(path + "-wal");
  for (int i = 0; i < second; ++i) import_into(book, ligeud_evening(1, entries_to(4 * first + i)));
  CHECK(std::filesystem::file_size(path + "-wal") == size);
  return killed_now(path);
}

}  // namespace

TEST_CASE("a log that has lost its beginning is said, and all behind that is recovered",
          "[faults]") {
  const Folder folder;
  const Killed sound = a_killed_book(folder, 6);
  std::mt19937 random(23);
  for (const std::size_t size : lost_beginnings)
    for (const bool empty : {true, false}) {
      CAPTURE(size, empty);
      const Killed damaged = without_beginning(sound, size, empty, random);
      const std::string path = put(folder, damaged);
      CHECK(is_said(path));
      CHECK(read_bytes(path + "-wal") == damaged.log);
      if (size <= header + frame) check_recovered(folder, path, damaged);
    }
}

TEST_CASE("a log that has lost its beginning is taken for none of its former rounds", "[faults]") {
  std::mt19937 random(29);
  for (const int steps : {1, 2, 3}) {
    const Folder folder;
    const Killed sound = a_book_in_its_second_round(folder, 8, steps);
    for (const std::size_t size : lost_beginnings) {
      CAPTURE(steps, size);
      const Killed damaged = without_beginning(sound, size, true, random);
      const std::string path = put(folder, damaged);
      CHECK(is_said(path) == (steps > 1));  // the last step looks as if a power cut had torn it
      if (steps > 1 && size <= header + frame) check_recovered(folder, path, damaged);
    }
  }
}

namespace {

// Of which nearly all is in the one file, and the last steps in the log alone.
Killed a_killed_season(const Folder& folder) {
  const std::string path = folder.path("season.db");
  const auto night = [](int n, int first, int last) {
    std::string entries;
    for (int i = first; i <= last; ++i) entries += (i > first ? "," : "") + nine_made(100 * n + i);
    return ligeud_evening(n, entries);
  };
  {
    Book book = opened(path);
    for (int n = 1; n <= 12; ++n) import_into(book, night(n, 1, 40));
  }
  Book book = opened(path);
  for (int i = 1; i <= 4; ++i) import_into(book, night(12, 1, 40 + i));
  return killed_now(path);
}
std::uint32_t page_of(const std::string& log, std::size_t number) {
  return static_cast<std::uint32_t>(big_endian(std::string_view(log).substr(place_of(number), 4)));
}
// The pages of rows that the log has none of.
std::vector<std::uint32_t> leaves_beside(const Killed& killed) {
  std::set<std::uint32_t> in_log;
  for (std::size_t number = 0; number < frames_in(killed.log); ++number)
    in_log.insert(page_of(killed.log, number));
  std::vector<std::uint32_t> leaves;
  for (std::uint32_t page = 1; page <= killed.book.size() / 4096; ++page)
    if (killed.book[(page - 1) * 4096] == leaf_of_rows && in_log.count(page) == 0)
      leaves.push_back(page);
  return leaves;
}
void check_all_is_recovered(const Folder& folder, const Killed& killed) {
  const std::string saved = folder.path("saved.db");
  const auto recovered = recover_book(put(folder, killed), saved);
  REQUIRE(recovered.has_value());
  CHECK(recovered->records == killed.records);
  CHECK(recovered->lost == 0);
  CHECK(differences(*Book::open_to_read(saved)).empty());
  for (const char* suffix : {"", "-key"}) std::filesystem::remove(saved + suffix);
}

}  // namespace

TEST_CASE("a frame of the log that says another page costs no record of that page", "[faults]") {
  const Folder folder;
  const Killed sound = a_killed_season(folder);
  const std::vector<std::uint32_t> leaves = leaves_beside(sound);
  REQUIRE(leaves.size() > 10);
  std::size_t turn = 0;
  for (std::size_t number = 0; number < last_step(sound.log); ++number)
    for (const std::uint32_t page : leaves) {
      if (turn++ % static_cast<std::size_t>(form({53, 97, 1})) != 0) continue;
      CAPTURE(number, page);
      Killed damaged = sound;
      for (std::size_t i = 0; i < 4; ++i)
        damaged.log[place_of(number) + i] = static_cast<char>(page >> (24 - 8 * i));
      check_all_is_recovered(folder, damaged);
    }
}

TEST_CASE("a mark in the log that says another length of the book cuts nothing off it",
          "[faults]") {
  const Folder folder;
  const Killed sound = a_killed_season(folder);
  const std::size_t last = last_step(sound.log), length = place_of(last - 1) + 7;
  Killed torn = sound;
  torn.records -= 1;  // the entry of the last step, which a power cut has torn
  torn.log.resize(place_of(last + 1) + frame_header);
  for (int value = 1; value < 256; value += form({17, 25, 1})) {
    CAPTURE(value);
    Killed damaged = torn;
    damaged.log[length] = static_cast<char>(value);
    check_all_is_recovered(folder, damaged);
  }
}

TEST_CASE("of a last step that a power cut has torn nothing is said", "[faults]") {
  constexpr std::size_t sector = 512;
  const Folder folder;
  const Killed sound = a_killed_book(folder, 4);
  std::mt19937 random(19);
  const std::size_t begin = place_of(last_step(sound.log));
  for (int round = 0; round < form({200, 50, 5000}); ++round) {
    Killed torn = sound;
    for (std::size_t at = begin; at < torn.log.size(); at = (at / sector + 1) * sector) {
      const std::size_t end = std::min((at / sector + 1) * sector, torn.log.size());
      if (random() % 4 == 0)  // what lay there before, or nothing
        for (std::size_t i = at; i < end; ++i)
          torn.log[i] = round % 2 == 0 ? '\0' : sound.log[header + (i - header) % begin];
    }
    CAPTURE(round);
    CHECK_FALSE(is_said(put(folder, torn)));
  }
}

TEST_CASE("of what is left behind the end of the log nothing is said", "[faults]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  Killed torn;
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, ""));
    import_into(book, ligeud_evening(1, entries_to(60)));
    torn = killed_now(path);
  }
  torn.log[place_of(last_step(torn.log)) + frame_header] ^= 1;
  const std::string again = put(folder, torn);
  // We would bring all that waits into the book first; another program may go on in the log.
  SQLite::Database other(again, SQLite::OPEN_READWRITE);
  other.exec("PRAGMA user_version = " + std::to_string(schema_version()));
  const Killed killed = killed_now(again);
  REQUIRE(killed.log.size() == torn.log.size());  // a shorter step lies over the longer one
  const std::string begin = torn.log.substr(0, place_of(last_step(torn.log)));
  REQUIRE(killed.log.starts_with(begin));
  REQUIRE(killed.log != torn.log);
  const std::string copy = folder.path("copy.db");
  std::ofstream(copy, std::ios::binary) << killed.book;
  std::ofstream(copy + "-wal", std::ios::binary) << killed.log;
  CHECK_FALSE(is_said(copy));
  CHECK(static_cast<std::size_t>(number_in(copy, "SELECT count(*) FROM record")) == killed.records);
}

}  // namespace waiting_log_test
