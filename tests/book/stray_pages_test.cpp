// Of a damaged book every record comes back that its own page still has: whichever page is lost.
#include <fstream>
#include <random>

#include "db/book/purse.hpp"
#include "db/book/roster.hpp"
#include "db/files/recover.hpp"
#include "db/store/bytes/stray_page.hpp"
#include "support/form.hpp"
#include "support/paths.hpp"
#include "support/purse.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace stray_pages_test {
namespace {

constexpr std::size_t page = 4096, log_head = 32, frame_head = 24;

// Two evenings: entries of one fill several pages, and one of them goes on in others.
std::string a_book(const Folder& folder) {
  const std::string path = folder.path("sound.db");
  {
    Book book = opened(path);
    std::string entries;
    for (int i = 1; i <= 100; ++i) entries += nine_made(i) + ",";
    entries += R"({"type":"note","text":")" + std::string(9000, 'x') + "\"}";
    import_into(book, ligeud_evening(1, entries));
    import_into(book, read_bytes(sample("rodskagg")));
  }
  return read_bytes(path);
}
void write(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}
std::vector<std::string> pages_of(const std::string& bytes) {
  std::vector<std::string> pages;
  for (std::size_t at = 0; at < bytes.size(); at += page) pages.push_back(bytes.substr(at, page));
  return pages;
}
std::string joined(const std::vector<std::string>& pages) {
  std::string bytes;
  for (const std::string& one : pages) bytes += one;
  return bytes;
}
std::vector<std::int64_t> records_in(const std::string& bytes) {
  std::vector<std::int64_t> rows;
  for (const StrayRow& row : rows_listed(bytes))
    if (row.table->name == "record") rows.push_back(row.row);
  return rows;
}

// Where the page ends of which this is the number, in the last of the log's frames that has it.
std::size_t end_of_page(const std::string& log, std::int64_t number) {
  std::size_t end = 0;
  for (std::size_t at = log_head; at + frame_head + page <= log.size(); at += frame_head + page) {
    std::int64_t said = 0;
    for (std::size_t i = 0; i < 4; ++i) said = said * 256 + static_cast<unsigned char>(log[at + i]);
    if (said == number) end = at + frame_head + page;
  }
  REQUIRE(end > 0);
  return end;
}

// Whatever is wrong with it: read to an end, and what comes of it is a book.
std::size_t recovered_from(const Folder& folder, const std::string& bytes) {
  const std::string path = folder.path("damaged.db"), saved = folder.path("saved.db");
  write(path, bytes);
  const auto recovered = recover_book(path, saved);
  CHECK(leftovers(folder) == 0);
  if (recovered) CHECK(differences(*Book::open_to_read(saved)).empty());
  std::filesystem::remove(saved);
  return recovered ? recovered->records : 0;
}

}  // namespace

TEST_CASE("of a page that is lost the records are lost that lay in it", "[book][recover]") {
  const Folder folder;
  const std::vector<std::string> sound = pages_of(a_book(folder));
  const std::string path = folder.path("sound.db"), damaged = folder.path("damaged.db"),
                    saved = folder.path("saved.db");
  const std::string before = contents(*Book::open_to_read(path));
  const auto all = static_cast<std::size_t>(number_in(path, "SELECT count(*) FROM record"));
  std::size_t whole = 0, without_headers = 0;
  for (std::size_t lost = 0; lost < sound.size(); ++lost) {
    std::vector<std::string> pages = sound;
    pages[lost].assign(page, '\0');
    const std::vector<std::int64_t> here = records_in(sound[lost]);
    CAPTURE(lost + 1, all, here.size());
    write(damaged, joined(pages));
    const auto recovered = recover_book(damaged, saved);
    CHECK(leftovers(folder) == 0);
    if (recovered) {
      const auto book = Book::open_to_read(saved);
      CHECK(differences(*book).empty());
      CHECK(recovered->records + recovered->lost == all);
      if (here.empty() && recovered->without_words == 0) {
        CHECK(contents(*book) == before);
        ++whole;
      }
      std::filesystem::remove(saved);
    }
    if (here.empty()) {
      CHECK((recovered && recovered->lost == 0));
    } else if (number_in(path, "SELECT count(*) FROM record WHERE kind <= 3 AND record BETWEEN " +
                                   std::to_string(here.front()) + " AND " +
                                   std::to_string(here.back())) == 0) {
      // Of the one behind, the hash hangs on the last that is lost.
      const bool is_last = static_cast<std::size_t>(here.back()) == all;
      CHECK((recovered && recovered->lost == here.size() + (is_last ? 0 : 1)));
      ++without_headers;
    }
  }
  CHECK(whole > 10);
  CHECK(without_headers > 0);
}

TEST_CASE("what a lost page named is found by the hashes of what hangs below it",
          "[book][recover]") {
  const Folder folder;
  const std::string sound = a_book(folder), path = folder.path("sound.db");
  const auto all = static_cast<std::size_t>(number_in(path, "SELECT count(*) FROM record"));
  std::filesystem::copy_file(path + "-key", folder.path("damaged.db-key"));
  const auto root_of = [&](const std::string& name) {
    return static_cast<std::size_t>(
               number_in(path, "SELECT rootpage FROM sqlite_schema WHERE name = '" + name + "'")) -
           1;
  };
  for (const std::vector<std::string>& lost : std::vector<std::vector<std::string>>{
           {"place", "origin"},
           {"place", "sqlite_autoindex_place_1"},
           {"place", "sqlite_autoindex_place_1", "origin", "record_by_id", "record", "words"},
           {"place", "origin", "sqlite_autoindex_origin_1", "self"}}) {
    std::vector<std::string> pages = pages_of(sound);
    pages.front().assign(page, '\0');
    for (const std::string& name : lost) pages[root_of(name)].assign(page, '\0');
    CAPTURE(lost);
    CHECK(recovered_from(folder, joined(pages)) == all);
  }
}

// Of a place that has no row left, and no index that has its id, the records say what it was: the
// roster, the purse, an evening or a session; the log of which the key lies beside it goes on.
TEST_CASE("whatever is lost of where records hang is guessed from what they are",
          "[book][recover]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), saved = folder.path("saved.db");
  std::string before;
  std::vector<Head> ends;
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, ""));
    import_into(book, ligeud_evening(2, nine_made(2)));
    append_to(book, uuid_of(2, 1), nine_made(1));  // of the one that is not the newest
    const auto anna = find_person(book, "Anna");
    REQUIRE(anna.has_value());
    REQUIRE(rename_person(book, *anna, "Anne").has_value());
    REQUIRE(enter_in_purse(book, {owed(anna->ids.front(), 2000)}, Extra::no).has_value());
    before = contents(book);
    ends = *heads(book);
  }
  // A header is found by its own id, also when a bit of it has flipped.
  tamper(path,
         "DELETE FROM place; DELETE FROM origin; UPDATE record SET body ="
         " replace(body, '2026', '2027') WHERE kind = 1");
  const auto recovered = recover_book(path, saved);
  REQUIRE(recovered.has_value());
  CHECK(recovered->lost == 0);
  const auto book = Book::open_to_read(saved);
  CHECK(contents(*book) == before);
  for (const Head& end : ends) CHECK(*contains_head(*book, end));
}

TEST_CASE("a book that is a newer one by what waits in its log is left to a newer program",
          "[book][recover]") {
  const Folder folder;
  static_cast<void>(a_book(folder));
  const std::string path = folder.path("sound.db");
  SQLite::Database newer(path, SQLite::OPEN_READWRITE);
  newer.exec("PRAGMA user_version = 1000");
  const auto recovered = recover_book(path, folder.path("saved.db"));
  REQUIRE_FALSE(recovered.has_value());
  CHECK(recovered.error().kind == BookFault::Kind::newer);
}

TEST_CASE("what waits in the log of a damaged book is recovered, too", "[book][recover]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), damaged = folder.path("damaged.db");
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
  const std::string log = read_bytes(path + "-wal");
  REQUIRE(log.size() > page);
  for (const std::string& bytes : {read_bytes(path), std::string(page, '\0')}) {
    write(damaged + "-wal", log);
    CHECK(recovered_from(folder, bytes) ==
          static_cast<std::size_t>(number_in(path, "SELECT count(*) FROM record")));
  }
}

// It has the whole book where that was just written anew; else what has come since then.
TEST_CASE("of a book that was cut to nothing is recovered what its log has", "[book][recover]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), damaged = folder.path("damaged.db");
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
  const bool has_whole_book = GENERATE(false, true);
  if (has_whole_book) SQLite::Database(path, SQLite::OPEN_READWRITE).exec("VACUUM");
  write(damaged + "-wal", read_bytes(path + "-wal"));
  CHECK(recovered_from(folder, "") ==
        static_cast<std::size_t>(number_in(path, "SELECT count(*) FROM record")));
  CHECK(Book::open_to_read(damaged).error().text.word == Word::book_log_left);
}

// Behind what waits in the log lies what is left of a longer one, which has the name still. With a
// page that is damaged the book is recovered record by record.
TEST_CASE("of a book that was cut to nothing no name is recovered that was erased before",
          "[book][recover]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), damaged = folder.path("damaged.db"),
                    saved = folder.path("saved.db");
  const bool is_page_damaged = GENERATE(false, true);
  CAPTURE(is_page_damaged);
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
  const std::string former = read_bytes(path + "-wal");
  REQUIRE(contains(former, "Anna"));
  REQUIRE(erase_person(book, person(book, "Anna"), "Player 17").has_value());
  SQLite::Database(path, SQLite::OPEN_READWRITE).exec("VACUUM");
  REQUIRE(rename_person(book, person(book, "Bo"), "Bosse").has_value());
  std::string log = read_bytes(path + "-wal");
  REQUIRE_FALSE(contains(log, "Anna"));
  if (is_page_damaged) {
    const std::int64_t number = number_in(
        path, "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_origin_1'");
    char& byte = log.at(end_of_page(log, number) - 1);
    byte = static_cast<char>(byte ^ 1);
  }
  log += former.substr(log_head);
  write(damaged, "");
  write(damaged + "-wal", log);
  const auto recovered = recover_book(damaged, saved);
  REQUIRE(recovered.has_value());
  CHECK(static_cast<std::int64_t>(recovered->records) ==
        number_in(path, "SELECT count(*) FROM record"));
  CHECK_FALSE(contains(read_bytes(saved), "Anna"));
  const auto again = Book::open_to_read(saved);
  REQUIRE(again.has_value());
  CHECK(differences(*again).empty());
  for (const char* name : {"Player 17", "Bosse", "Cai"})
    CHECK(find_person(*again, name).has_value());
}

TEST_CASE("how large its pages are is found, whatever a damaged book says of it",
          "[book][recover]") {
  const Folder folder;
  const std::string sound = a_book(folder), path = folder.path("sound.db");
  const auto all = static_cast<std::size_t>(number_in(path, "SELECT count(*) FROM record"));
  for (const std::string_view said :
       {std::string_view("\x02\x00", 2), std::string_view("\x08\x00", 2),
        std::string_view("\x80\x00", 2), std::string_view("\x00\x01", 2),
        std::string_view("\x00\x00", 2), std::string_view("\x10\x40", 2)}) {
    std::string damaged = sound;
    damaged.replace(16, 2, said);
    CAPTURE(static_cast<int>(said[0]), static_cast<int>(said[1]));
    CHECK(recovered_from(folder, damaged) == all);
  }
}

TEST_CASE("a row whose number is damaged says nothing of how many were lost", "[book][recover]") {
  const Folder folder;
  const std::string path = folder.path("sound.db");
  static_cast<void>(a_book(folder));
  const std::int64_t all = number_in(path, "SELECT count(*) FROM record");
  for (const char* table : {"record", "words", "log_end"})
    for (const char* row : {"9223372036854775807", "1048576", "1000", "-1"}) {
      write(folder.path("damaged.db"), read_bytes(path));
      tamper(folder.path("damaged.db"), "UPDATE " + std::string(table) + " SET record = " + row +
                                            " WHERE record = (SELECT max(record) FROM " + table +
                                            ")");
      CAPTURE(table, row);
      const auto recovered = recover_book(folder.path("damaged.db"), folder.path("saved.db"));
      REQUIRE(recovered.has_value());
      CHECK(recovered->lost <= 1);
      CHECK(static_cast<std::int64_t>(recovered->records + recovered->lost) == all);
      CHECK(differences(*Book::open_to_read(folder.path("saved.db"))).empty());
      std::filesystem::remove(folder.path("saved.db"));
    }
}

TEST_CASE("a bit that has flipped in what a page says of itself is flipped back",
          "[book][recover]") {
  const Folder folder;
  std::mt19937 random(3);
  std::size_t leaves = 0;
  for (const std::string& sound : pages_of(a_book(folder))) {
    if (!is_sound_leaf(sound) || rows_listed(sound).empty()) continue;
    ++leaves;
    const std::vector<StrayRow> rows = rows_listed(sound);
    for (int round = 0; round < form({12, 4, 200}); ++round) {
      const std::size_t bits = 8 * (8 + 2 * rows.size());
      std::string bytes = with_flipped(sound, 8 + random() % (bits - 8));
      if (is_sound_leaf(bytes)) continue;
      std::uint64_t most_bytes = 1'000'000'000;
      CHECK(mend_leaf(bytes, most_bytes));
      const std::vector<StrayRow> now = rows_listed(bytes);
      CHECK(std::equal(now.begin(), now.end(), rows.begin(), rows.end(),
                       [](const StrayRow& a, const StrayRow& b) {
                         return a.row == b.row && a.here == b.here && a.goes_on == b.goes_on;
                       }));
    }
  }
  CHECK(leaves > 5);
}

TEST_CASE("pages of any bytes are read to an end, and nothing beside them", "[book][recover]") {
  const Folder folder;
  const std::vector<std::string> sound = pages_of(a_book(folder));
  std::mt19937 random(5);
  const auto byte = [&] { return static_cast<char>(random()); };
  for (int round = 0; round < form({1000, 300, 100'000}); ++round) {
    std::string any = sound[random() % sound.size()];
    if (round % 2 == 0) std::generate(any.begin() + 1, any.end(), byte);
    for (int i = 0; i < 12; ++i) any[random() % (i < 6 ? 64 : page)] = byte();
    any.front() = std::array<char, 3>{0x0d, 0x0a, 0x02}[random() % 3];
    std::size_t bytes = 0;
    for (const StrayRow& row : rows_listed(any)) bytes += row.here.size();
    CHECK(bytes <= page);
    CHECK(ids_listed(any).size() < page);
    static_cast<void>(is_sound_leaf(any));
  }
  // Every page begins every row once more, and goes on in itself or in another, round and round.
  for (int round = 0; round < form({3, 1, 30}); ++round) {
    std::vector<std::string> pages = sound;
    for (std::string& one : pages)
      for (int i = 0; i < round * 4; ++i) one[random() % page] = byte();
    for (std::size_t number = 1; number < pages.size(); ++number)
      pages[number].replace(0, 4, std::string("\0\0\0", 3) + static_cast<char>(1 + number));
    static_cast<void>(recovered_from(folder, joined(pages)));
    for (std::size_t number = 1; number < pages.size(); ++number) {
      pages[number] = sound[number];
      for (std::size_t at = 8; at < 1000; at += 2)
        pages[number].replace(at, 2, sound[number].substr(8, 2));
      pages[number][3] = 1;
    }
    static_cast<void>(recovered_from(folder, joined(pages)));
  }
}

}  // namespace stray_pages_test
