// What we put among the files that the machine keeps for a while, and what killed programs left of
// such things.
#include "kattegat/files/temporary_file.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>

#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace temporary_file_test {

namespace {

namespace fs = std::filesystem;

// Where temporary files are made as long as it stands.
struct TemporaryPlace {
  Folder folder;
  std::string was = fs::temp_directory_path();
  TemporaryPlace() { REQUIRE(::setenv("TMPDIR", folder.path("").c_str(), 1) == 0); }
  ~TemporaryPlace() { ::setenv("TMPDIR", was.c_str(), 1); }

  // As a program has left it that was killed so long ago.
  [[nodiscard]] std::string left(const std::string& name, pid_t program, int minutes) const {
    const std::string path =
        folder.path(name + ".new-" + std::to_string(program) + "-abcdefghijklmnop");
    fs::create_directories(path + "/made");
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::minutes(minutes));
    return path;
  }
};

pid_t program_that_is_gone() {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  REQUIRE(::waitpid(child, nullptr, 0) == child);
  return child;
}

}  // namespace

TEST_CASE("a file and a folder of ours are nobody else's, and go with us", "[files]") {
  const TemporaryPlace place;
  {
    const auto file = TemporaryFile::make("Kattegat");
    const auto folder = TemporaryFolder::make();
    REQUIRE(file);
    REQUIRE(folder);
    CHECK(*file->read() == "Kattegat");
    CHECK(fs::status(file->path()).permissions() == fs::perms(0600));
    CHECK(fs::status(folder->file("")).permissions() == fs::perms(0700));
    fs::create_directory(folder->file("profile"));
  }
  CHECK(fs::is_empty(place.folder.path("")));
  ::setenv("TMPDIR", place.folder.path("nowhere").c_str(), 1);
  CHECK_FALSE(TemporaryFile::make());
  CHECK_FALSE(TemporaryFolder::make());
}

TEST_CASE("where an empty name is given the usual place is meant", "[files]") {
  const TemporaryPlace place;
  ::setenv("TMPDIR", "", 1);
  const auto file = TemporaryFile::make("Kattegat");
  REQUIRE(file);
  CHECK(fs::path(file->path()).parent_path() == "/tmp");
}

TEST_CASE("what a killed program has left goes with the next that is made", "[files]") {
  const TemporaryPlace place;
  const pid_t gone = program_that_is_gone();
  const std::string left = place.left("kattegat", gone, 20);
  const std::string running = place.left("kattegat", ::getpid(), 20);
  const std::string of_other_program = place.left("cards", gone, 20);
  CHECK(TemporaryFile::make());
  CHECK_FALSE(fs::exists(left));
  CHECK(fs::exists(running));
  CHECK(fs::exists(of_other_program));
  const std::string just_now = place.left("kattegat", gone, 5);  // in a container perhaps
  CHECK(TemporaryFolder::make());
  CHECK(fs::exists(just_now));
  // A link is not followed.
  fs::remove_all(just_now);
  fs::create_directory_symlink(of_other_program, just_now);
  CHECK(TemporaryFolder::make());
  CHECK(fs::exists(of_other_program + "/made"));
}

TEST_CASE("what is another's stays", "[files]") {
  if (::geteuid() != 0) return;
  const TemporaryPlace place;
  const std::string left = place.left("kattegat", program_that_is_gone(), 20);
  REQUIRE(::chown(left.c_str(), 1, 1) == 0);
  CHECK(TemporaryFile::make());
  CHECK(fs::exists(left));
}

}  // namespace temporary_file_test
