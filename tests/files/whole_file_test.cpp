// Files as they are read and copied: whole, or with the fault said.
#include <sys/stat.h>

#include <catch2/catch.hpp>

#include <cerrno>
#include <filesystem>

#include "kattegat/files/private_copy.hpp"
#include "kattegat/files/read_file.hpp"
#include "kattegat/files/whole_file.hpp"
#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace whole_file_test {

TEST_CASE("a file is read as far as it is asked for", "[files]") {
  const Folder folder;
  const std::string path = folder.path("some.txt");
  CHECK_FALSE(read_beginning(path, 4));
  CHECK(errno == ENOENT);
  REQUIRE_FALSE(write_whole_file(path, "Kattegat", Replace::no));
  CHECK(read_beginning(path, 0) == "");
  CHECK(read_beginning(path, 4) == "Katt");
  CHECK(read_beginning(path, 100) == "Kattegat");
  CHECK_FALSE(read_beginning(folder.path("."), 4));  // no file
  REQUIRE(::mkfifo(folder.path("pipe").c_str(), 0600) == 0);
  CHECK(read_beginning(folder.path("pipe"), 4) == "");  // and nobody waits
}

TEST_CASE("a private copy has every byte, and is never put over another file", "[files]") {
  const Folder folder;
  const std::string from = folder.path("book"), to = folder.path("copy");
  const std::string bytes(200'001, '\1');  // more than are read at a time
  REQUIRE_FALSE(write_whole_file(from, bytes, Replace::no));
  CHECK_FALSE(copy_privately(from, to));
  CHECK(read_beginning(to, bytes.size() + 1) == bytes);
  struct stat made {};
  REQUIRE(::stat(to.c_str(), &made) == 0);
  CHECK((made.st_mode & 0777U) == 0600U);
  CHECK(copy_privately(folder.path("nothing"), folder.path("other")) ==
        std::errc::no_such_file_or_directory);
  CHECK(copy_privately(folder.path("."), folder.path("other")) == std::errc::is_a_directory);
  CHECK_FALSE(std::filesystem::exists(folder.path("other")));  // nor a part of it
  REQUIRE_FALSE(write_whole_file(from, "less", Replace::yes));
  CHECK(copy_privately(from, to) == std::errc::file_exists);
  CHECK(read_beginning(to, bytes.size() + 1) == bytes);
}

}  // namespace whole_file_test
