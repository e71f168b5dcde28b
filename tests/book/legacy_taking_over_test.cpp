// A book of version 0.1 is taken over where it lies, once, and kept beside the new one, whatever
// others do meanwhile.
#include <atomic>
#include <thread>

#include "db/book/legacy/legacy.hpp"
#include "db/book/taking_over.hpp"
#include "support/tampering.hpp"
#include "support/whole_old_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace legacy_taking_over_test {

using namespace kattegat::test::whole_old_book;

namespace {
namespace fs = std::filesystem;
}  // namespace

TEST_CASE("what lies where its key comes is kept when a book of version 0.1 is taken over",
          "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  folder.file("book.db-key", "a backup");
  { has_all_of_it(opened(path)); }
  CHECK(read_bytes(path + "-key.kept") == "a backup");
}

TEST_CASE("a book of version 0.1 that cannot be taken over stays as it is", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  tamper(path, "PRAGMA journal_mode = WAL; UPDATE record SET body = '{' WHERE kind = 'session'");
  const std::string before = read_bytes(path);
  for (const auto& book : {Book::open_to_read(path), Book::open_to_write(path)})
    CHECK_FALSE(book.has_value());
  CHECK(read_bytes(path) == before);
  // Nor is anything left beside it.
  CHECK(std::distance(fs::directory_iterator(folder.path("")), fs::directory_iterator()) == 1);
}

TEST_CASE("what the old program stores while it is taken over is in the new book", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  SQLite::Database old(path, SQLite::OPEN_READWRITE);
  old.exec("DROP TRIGGER record_is_not_changed");
  old.exec("BEGIN IMMEDIATE");
  std::thread writer([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    old.exec("UPDATE record SET body = replace(body, 'Klubben', 'Meanwhile')");
    old.exec("COMMIT");
  });
  const Book book = opened(path);
  writer.join();
  CHECK(load_evening(book, uuid_of(1, 1))->place == "Meanwhile");
}

TEST_CASE("of several that take a book over at once one does so", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  std::vector<std::thread> programs;
  std::atomic<int> well = 0;
  for (int i = 0; i < 4; ++i)
    programs.emplace_back([&] {
      const Run run = kattegatctl({"--db", path, "--json", "evenings"});
      if (run.status == 0) ++well;
    });
  for (std::thread& program : programs) program.join();
  CHECK(well == 4);
  CHECK(fs::exists(path + ".0.1"));
  CHECK_FALSE(fs::exists(path + ".0.1-2"));
  CHECK(leftovers(folder) == 0);
  has_all_of_it(opened(path));
}

TEST_CASE("who comes when another has just taken the book over has nothing to do", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  static_cast<void>(opened(path));
  const std::string now = read_bytes(path);
  const auto taken = take_over_legacy(path);
  REQUIRE(taken.has_value());
  CHECK(taken->kept.empty());
  CHECK(read_bytes(path) == now);
  CHECK_FALSE(fs::exists(path + ".0.1-2"));
  CHECK(leftovers(folder) == 0);
}

TEST_CASE("what has been kept of before is never overwritten", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  folder.file("book.db.0.1", "something else");
  const Book book = opened(path);
  CHECK(book.taken_over().kept == path + ".0.1-2");
  CHECK(read_bytes(path + ".0.1") == "something else");
  CHECK(read_bytes(path + ".0.1-2") == read_bytes(fixture + ".db"));
}

TEST_CASE("through a link a book of version 0.1 is taken over where it lies", "[legacy]") {
  const Folder folder;
  fs::create_directory(folder.path("stick"));
  const std::string real = old_book(folder, "stick/real.db"), link = folder.path("link.db");
  fs::create_symlink("stick/real.db", link);
  {
    const Book book = opened(link);
    CHECK(book.taken_over().kept == real + ".0.1");
    has_all_of_it(book);
  }
  CHECK(fs::is_symlink(link));
  CHECK(read_bytes(real + ".0.1") == read_bytes(fixture + ".db"));
  CHECK_FALSE(fs::exists(link + ".0.1"));
  CHECK(kept_old_books(link) == std::vector<std::string>{real + ".0.1"});
}

TEST_CASE("a book of version 0.1 that has another name, too, is not taken over", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder), other = folder.path("other.db");
  fs::create_hard_link(path, other);
  for (const auto& book : {Book::open_to_read(path), Book::open_or_create(other)}) {
    REQUIRE_FALSE(book.has_value());
    CHECK(contains(kattegat::say(book.error().text, Language::english), "remove the other name"));
  }
  CHECK(read_bytes(path) == read_bytes(fixture + ".db"));
  CHECK(fs::hard_link_count(path) == 2);
  CHECK(std::distance(fs::directory_iterator(folder.path("")), fs::directory_iterator()) == 2);
}

}  // namespace legacy_taking_over_test
