// Files as they are read and copied: whole, or with the fault said.
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>

#include <cerrno>
#include <filesystem>

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
  REQUIRE_FALSE(write_whole_file(from, "less", Replace::yes));
  CHECK(copy_privately(from, to) == std::errc::file_exists);
  CHECK(read_beginning(to, bytes.size() + 1) == bytes);
}

TEST_CASE("a file is read whole, or not at all", "[files]") {
  const Folder folder;
  const std::string path = folder.file("some.txt", "Kattegat");
  CHECK(read_whole(path, 8) == "Kattegat");
  CHECK(read_whole(path, 100) == "Kattegat");
  CHECK_FALSE(read_whole(path, 7));
  CHECK_FALSE(read_whole(folder.path("."), 100));
  CHECK_FALSE(read_whole(folder.path("nothing"), 100));
}

TEST_CASE("a file that cannot be written says why, and leaves all as it was", "[files]") {
  const Folder folder;
  const auto why = [&](const std::string& path, Replace replace) {
    const auto refused = write_whole_file(path, "new", replace);
    return refused ? std::optional(refused->word) : std::nullopt;
  };
  const std::string there = folder.file("there.txt", "old");
  CHECK(why(there, Replace::no) == Word::file_is_there);
  CHECK(read_whole(there, 100) == "old");
  REQUIRE(::symlink(there.c_str(), folder.path("link").c_str()) == 0);
  REQUIRE(::mkdir(folder.path("folder").c_str(), 0700) == 0);
  for (const char* name : {"link", "folder"})
    for (const Replace replace : {Replace::no, Replace::yes})
      CHECK(why(folder.path(name), replace) == Word::file_not_replaced);
  CHECK(why(folder.path("nowhere/some.txt"), Replace::yes) == Word::file_unwritable);
  CHECK(why(folder.path("there.txt/some.txt"), Replace::yes) == Word::file_unwritable);
  CHECK(read_whole(there, 100) == "old");
  std::size_t files = 0;
  for (const auto& one : std::filesystem::directory_iterator(folder.path("."))) {
    CAPTURE(one.path());
    CHECK(one.path().string().find(".new-") == std::string::npos);
    ++files;
  }
  CHECK(files == 3);
}

TEST_CASE("a file that is replaced keeps its permissions", "[files]") {
  const Folder folder;
  const std::string path = folder.file("some.txt", "old");
  REQUIRE(::chmod(path.c_str(), 0640) == 0);
  CHECK_FALSE(write_whole_file(path, "new", Replace::yes));
  CHECK(read_whole(path, 100) == "new");
  struct stat made {};
  REQUIRE(::stat(path.c_str(), &made) == 0);
  CHECK((made.st_mode & 0777U) == 0640U);
}

TEST_CASE("what has been made gets its place once it is free, or stays where it was made",
          "[files]") {
  const Folder folder;
  const std::string place = folder.path("place"), made = name_beside(place);
  CHECK(put_in_place(made, place, Replace::no) == std::errc::no_such_file_or_directory);
  folder.file(std::filesystem::path(made).filename().string(), "made");
  folder.file("place", "there");
  CHECK(put_in_place(made, place, Replace::no) == std::errc::file_exists);
  CHECK(read_whole(made, 100) == "made");
  CHECK(read_whole(place, 100) == "there");
  CHECK_FALSE(put_in_place(made, place, Replace::yes));
  CHECK(read_whole(place, 100) == "made");
  CHECK_FALSE(std::filesystem::exists(made));
  CHECK(put_in_place(place, folder.path("no/such"), Replace::no));
  CHECK(read_whole(place, 100) == "made");
}

}  // namespace whole_file_test
