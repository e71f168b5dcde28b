// Files as they are read and copied: whole, or with the fault said.
#include <sys/stat.h>

#include <catch2/catch.hpp>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <vector>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/files/in_the_making.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/private_file.hpp"
#include "kattegat/files/read_file.hpp"
#include "kattegat/files/whole_file.hpp"
#include "support/killed.hpp"
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
  CHECK(*read_beginning(path, 0) == "");
  CHECK(*read_beginning(path, 4) == "Katt");
  CHECK(*read_beginning(path, 100) == "Kattegat");
  CHECK_FALSE(read_beginning(folder.path("."), 4));  // no file
  REQUIRE(::mkfifo(folder.path("pipe").c_str(), 0600) == 0);
  CHECK(*read_beginning(folder.path("pipe"), 4) == "");  // and nobody waits
}

TEST_CASE("a private file has every part, and is never put over another file", "[files]") {
  using Part = Result<std::string, std::error_code>;
  const Folder folder;
  const std::string to = folder.path("private");
  std::vector<Part> parts{Part("Katte"), Part("gat"), Part("")};
  const auto from = [](std::vector<Part>& list) {
    return [next = list.begin()]() mutable { return *next++; };
  };
  CHECK_FALSE(write_privately(to, from(parts)));
  CHECK(*read_beginning(to, 100) == "Kattegat");
  struct stat made {};
  REQUIRE(::stat(to.c_str(), &made) == 0);
  CHECK((made.st_mode & 0777U) == 0600U);
  CHECK(write_privately(to, "less") == std::errc::file_exists);
  CHECK(*read_beginning(to, 100) == "Kattegat");
  parts = {Part("Katte"), Part(std::make_error_code(std::errc::io_error))};
  CHECK(write_privately(folder.path("other"), from(parts)) == std::errc::io_error);
  CHECK_FALSE(std::filesystem::exists(folder.path("other")));  // nor a part of it
}

TEST_CASE("a file that is being written is held, and what a killed program has left is known by it",
          "[files]") {
  const Folder folder;
  const std::string path = folder.path("table.csv");
  be_killed_in(
      [&] { static_cast<void>(write_whole_file(path, "Kattegat keeps score", Replace::no)); });
  const auto left = abandoned_in(std::filesystem::path(folder.path("")), {});
  REQUIRE(left.size() == 2);
  CHECK(read_bytes(left.front()) == "Kattegat k");
  CHECK(maker_of(left.front()) == Maker::gone);
  CHECK_FALSE(write_whole_file(path, "Kattegat", Replace::no));
  CHECK(leftovers(folder) == 0);
}

TEST_CASE("a whole file is for all whom the umask lets, or its owner's alone", "[files]") {
  const Folder folder;
  const std::string path = folder.path("some.txt");
  const auto mode_of = [&] {
    struct stat found {};
    REQUIRE(::stat(path.c_str(), &found) == 0);
    return found.st_mode & 0777U;
  };
  const mode_t before = ::umask(0022);
  for (const Private is_private : {Private::no, Private::yes}) {
    CHECK_FALSE(write_whole_file(path, "Kattegat", Replace::no, is_private));
    CHECK(mode_of() == (is_private == Private::yes ? 0600U : 0644U));
    REQUIRE(::chmod(path.c_str(), 0640) == 0);
    CHECK_FALSE(write_whole_file(path, "Skagerrak", Replace::yes, is_private));
    CHECK(mode_of() == 0640U);  // one that is there keeps its own
    std::filesystem::remove(path);
  }
  ::umask(before);
}

TEST_CASE("a file may be called as long as the file system lets it", "[files]") {
  const Folder folder;
  const std::string letter = "\u00e5", two_bytes_each = [&] {
    std::string name;
    for (int i = 0; i < 127; ++i) name += letter;
    return name;
  }();
  for (const std::string& name :
       {std::string(229, 'k'), std::string(255, 'k'), "k" + two_bytes_each, two_bytes_each}) {
    const std::string path = folder.path(name), made = name_beside(path);
    CHECK(is_utf8(made));
    folder.file(made.substr(folder.path("").size()), "left by a program that is gone");
    const auto old = std::filesystem::file_time_type::clock::now() - std::chrono::hours(25);
    std::filesystem::last_write_time(made, old);
    CHECK_FALSE(write_whole_file(path, "Kattegat", Replace::no));
    CHECK(*read_beginning(path, 100) == "Kattegat");
    CHECK_FALSE(std::filesystem::exists(made));
    std::filesystem::remove(path);
  }
  CHECK(std::filesystem::is_empty(folder.path("")));
}

}  // namespace whole_file_test
