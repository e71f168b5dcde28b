#include "kattegat/files/read_file.hpp"

#include <catch2/catch.hpp>

#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace read_file_test {

TEST_CASE("all of a file is read, or a part when that is asked for", "[files]") {
  const Folder folder;
  const std::string path = folder.file("bytes", "abcdef");
  CHECK(*read_beginning(path, 4) == "abcd");
  CHECK(*read_beginning(path, 9) == "abcdef");
  CHECK(*read_file_whole(path, 6) == "abcdef");
  CHECK(read_file_whole(path, 5).error() == std::errc::file_too_large);
  CHECK(read_file_whole(folder.file("none", ""), 6)->empty());
}

// As one that grows while it is read: the system says of its own that they have no bytes.
TEST_CASE("a file that has more than was said before it was read is not taken for whole",
          "[files]") {
  const std::string path = "/proc/self/status";
  REQUIRE_FALSE(read_beginning(path, 100)->empty());
  CHECK(read_file_whole(path, 1'000'000).error() == std::errc::resource_unavailable_try_again);
}

}  // namespace read_file_test
