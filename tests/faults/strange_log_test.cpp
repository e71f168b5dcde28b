// A backup is put in the place of a book beside which the log of a killed program still lies, or a
// log comes from another book: SQLite would play it over pages that are not its own.
#include <atomic>
#include <fstream>
#include <thread>

#include "db/files/recover.hpp"
#include "support/form.hpp"
#include "support/paths.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace strange_log_test {
namespace {

void import_nights(Book& book, int from, int to) {
  for (int n = from; n <= to; ++n) {
    std::string entries;
    for (int i = 1; i <= 40; ++i) entries += (i > 1 ? "," : "") + nine_made(100 * n + i);
    import_into(book, ligeud_evening(n, entries));
  }
}
// And whoever closes a book brings its log into the file.
void import_nights(const std::string& path, int from, int to) {
  Book book = opened(path);
  import_nights(book, from, to);
}
// What waits in the log of a program that is killed when it has stored one night more.
std::string log_of_one_more(const std::string& path, int n) {
  Book book = opened(path);
  import_nights(book, n, n);
  return read_bytes(path + "-wal");
}
std::string put(const Folder& folder, const std::string& book, const std::string& log) {
  const std::string path = folder.path("restored.db");
  std::ofstream(path, std::ios::binary) << book;
  std::ofstream(path + "-wal", std::ios::binary) << log;
  return path;
}
bool is_said(const std::string& path, Result<Book, BookFault> (*open)(const std::string&)) {
  const auto book = open(path);
  return !book && book.error().kind == BookFault::Kind::corrupt &&
         book.error().text.word == Word::book_log_strange;
}
std::int64_t records_in(const std::string& path) {
  return number_in(path, "SELECT count(*) FROM record");
}

}  // namespace

TEST_CASE("a log that is not the book's own is said, and nothing is changed", "[faults]") {
  const bool is_of_another_book = GENERATE(false, true);
  const Folder folder;
  const std::string path = folder.path("book.db"), other = folder.path("other.db");
  import_nights(path, 1, 2);
  const std::string backup = read_bytes(path);
  const std::int64_t records = records_in(path);
  const std::string& grown = is_of_another_book ? other : path;
  import_nights(grown, 3, 12);
  const std::string log = log_of_one_more(grown, 13);
  const std::string restored = put(folder, backup, log);

  CHECK(is_said(restored, &Book::open_to_read));
  CHECK(is_said(restored, &Book::open_to_write));
  CHECK(is_said(restored, &Book::open_or_create));
  CHECK(read_bytes(restored) == backup);
  CHECK(read_bytes(restored + "-wal") == log);

  const std::string saved = folder.path("saved.db");
  const auto recovered = recover_book(restored, saved);
  REQUIRE(recovered.has_value());
  CHECK(differences(*Book::open_to_read(saved)).empty());
  const auto saved_records = static_cast<std::int64_t>(recovered->records);
  if (is_of_another_book)
    CHECK(saved_records >= records);
  else
    CHECK(saved_records >= records + 40);  // the log has at least that night
  CHECK(read_bytes(restored) == backup);
  CHECK(read_bytes(restored + "-wal") == log);

  std::filesystem::remove(restored + "-wal");
  CHECK(records_in(restored) == records);
  CHECK(differences(*Book::open_to_read(restored)).empty());
}

TEST_CASE("beside somebody who writes no log is a strange one", "[faults]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  import_nights(path, 1, 1);
  std::atomic<bool> is_done{false};
  std::thread writer([&] {
    for (int n = 2; n <= 12; ++n) import_nights(path, n, n);
    is_done = true;
  });
  int refused = 0;
  do {
    if (!Book::open_to_read(path)) ++refused;
  } while (!is_done);
  writer.join();
  CHECK(refused == 0);
}

}  // namespace strange_log_test
