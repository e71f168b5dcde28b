// A small file may speak of one page so often that whoever believes it never comes to an end, or
// has no memory left.
#include "support/maze.hpp"
#include "db/files/merge.hpp"
#include "db/files/recover.hpp"
#include "support/closed_book.hpp"
#include "support/old_book.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace maze_test {
namespace {

// The schema says once what it has to say, and then an index of nothing without end.
std::string endless_schema(const Folder& folder) {
  Maze maze(read_bytes(closed_book(folder, "sound.db")));
  const std::uint32_t rows = maze.add(maze.first_page_moved());
  const std::uint32_t leaf =
      maze.add(Maze::leaf({"index", "sqlite_autoindex_place_1", "place", "7", ""}));
  std::vector<std::uint32_t> below(300, maze.above(leaf, 5));
  below.front() = rows;
  maze.make_root(1, below);
  return folder.file("evil.db", maze.bytes());
}
// A book of version 0.1 that says the same records without end.
std::string endless_records(const Folder& folder, const std::string& name = "old.db") {
  const std::string path = old_book(folder, name);
  const auto root = static_cast<std::uint32_t>(
      number_in(path, "SELECT rootpage FROM sqlite_schema WHERE name = 'record'"));
  Maze maze(read_bytes(path));
  maze.make_root(root, std::vector(300, maze.above(maze.first_leaf(root), 5)));
  return folder.file(name, maze.bytes());
}

}  // namespace

TEST_CASE("a schema without end is given up", "[foreign]") {
  const Folder folder;
  const std::string path = endless_schema(folder);
  CHECK(number_in(folder.path("sound.db"),
                  "SELECT count(*) FROM sqlite_schema WHERE sql IS NULL"
                  " AND name = 'sqlite_autoindex_place_1'") == 1);
  Book book = opened(folder.path("book.db"));
  const auto merged = merge_book(book, path);
  REQUIRE_FALSE(merged.has_value());
  CHECK(merged.error().text.word == Word::book_too_long);
  for (const auto& ours : {Book::open_to_read(path), Book::open_to_write(path)}) {
    REQUIRE_FALSE(ours.has_value());
    CHECK(ours.error().text.word == Word::book_too_long);
  }
  REQUIRE(recover_book(path, folder.path("saved.db")).has_value());
  CHECK(contents(opened(folder.path("saved.db"))) == contents(opened(folder.path("sound.db"))));
}

TEST_CASE("records of version 0.1 without end are none", "[legacy]") {
  const Folder folder;
  const std::string path = endless_records(folder);
  Book book = opened(folder.path("book.db"));
  const auto merged = merge_book(book, path);
  REQUIRE_FALSE(merged.has_value());
  CHECK(merged.error().kind == BookFault::Kind::corrupt);
  CHECK_FALSE(Book::open_to_read(path).has_value());
  CHECK(recover_book(path, folder.path("saved.db")).has_value());
  CHECK(leftovers(folder) == 0);
}

TEST_CASE("a record of version 0.1 has no more values than any other", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  const auto says_so_much = [&](int values) {
    tamper(path,
           "UPDATE record SET body = json_set(body, '$.x', json('[' || replace(hex(zeroblob(" +
               std::to_string(values / 2) + ")), '00', '1,1,') || '1]')) WHERE kind = 'payment'");
  };
  Book book = opened(folder.path("ours.db"));
  says_so_much(1000);
  CHECK(merge_book(book, path).has_value());
  says_so_much(110'000);
  const auto many = merge_book(book, path);
  REQUIRE_FALSE(many.has_value());
  CHECK(many.error().kind == BookFault::Kind::corrupt);
}

}  // namespace maze_test
