#include "kattegat/files/open_file.hpp"

#include <catch2/catch.hpp>
#include <filesystem>

#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace open_file_test {

TEST_CASE("a file is read and changed by places in it", "[files]") {
  const Folder folder;
  const std::string path = folder.file("bytes", "abcdef");
  OpenFile file(path, OpenFile::To::change);
  CHECK(file.size() == 6);
  CHECK(file.read(0, 2) == "ab");
  CHECK(file.read(4, 9) == "ef");
  CHECK(file.read(9, 1).empty());
  file.write(5, "XYZ");
  CHECK(file.size() == 8);
  file.cut(7);
  CHECK_FALSE(file.fault());
  CHECK(read_bytes(path) == "abcdeXY");
}

TEST_CASE("what goes wrong with a file first is what is told, and nothing comes after it",
          "[files]") {
  const Folder folder;
  OpenFile none(folder.path("none"), OpenFile::To::change);
  none.write(0, "abc");
  CHECK(none.read(0, 3).empty());
  CHECK(none.size() == 0);
  CHECK(none.fault() == std::errc::no_such_file_or_directory);
  CHECK_FALSE(std::filesystem::exists(folder.path("none")));

  const std::string path = folder.file("bytes", "abc");
  OpenFile only_read(path, OpenFile::To::read);
  only_read.write(0, "xyz");
  CHECK(only_read.fault());
  CHECK(only_read.read(0, 3).empty());
  CHECK(read_bytes(path) == "abc");
}

}  // namespace open_file_test
