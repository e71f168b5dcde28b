// What is on its way to a place, and what a program has left there that is gone: told apart by what
// its maker holds, whichever number that has.
#include "kattegat/files/in_the_making.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>

#include "kattegat/files/name_beside.hpp"
#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace in_the_making_test {

namespace {

namespace fs = std::filesystem;

// In a program of another container: a number that nobody has here.
std::string as_of_another_container(const std::string& made, const InTheMaking& held) {
  const std::string other =
      fs::path(made).parent_path() / ("table.csv.new-4194304-" + made.substr(made.rfind('-') + 1));
  fs::rename(held.path() + std::string(end_of_hold), other + std::string(end_of_hold));
  return other;
}

void make_old(const std::string& path) {
  fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(48));
}

std::vector<std::string> abandoned(const Folder& folder) {
  return abandoned_in(fs::path(folder.path("")), {});
}

}  // namespace

TEST_CASE("what is being made stays, be its maker one whose number nobody has here", "[files]") {
  const Folder folder;
  const std::string path = folder.path("table.csv");
  const InTheMaking held(path);
  const std::string made = as_of_another_container(held.path(), held);
  folder.file(fs::path(made).filename().string(), "half");
  make_old(made);
  CHECK(maker_of(made) == Maker::at_work);
  remove_leftovers(path);
  CHECK(fs::exists(made));
  CHECK(abandoned(folder).empty());
}

TEST_CASE("what a program has left that is gone is known at once", "[files]") {
  const Folder folder;
  const std::string path = folder.path("table.csv");
  const pid_t child = ::fork();
  if (child == 0) {
    const InTheMaking made(path);
    static_cast<void>(folder.file(fs::path(made.path()).filename().string(), "half"));
    ::_exit(0);
  }
  REQUIRE(::waitpid(child, nullptr, 0) == child);
  REQUIRE(leftovers(folder) == 2);
  const auto left = abandoned(folder);
  REQUIRE(left.size() == 2);
  CHECK(left.back() == left.front() + std::string(end_of_hold));  // to be taken away last
  CHECK(maker_of(left.front()) == Maker::gone);
  remove_leftovers(path);
  CHECK(leftovers(folder) == 0);
}

TEST_CASE("nothing is held any longer of what is made", "[files]") {
  const Folder folder;
  std::string name;
  {
    InTheMaking one(folder.path("table.csv"));
    const InTheMaking two(std::move(one));
    name = two.path();
    CHECK(maker_of(name) == Maker::at_work);
  }
  CHECK(maker_of(name) == Maker::unknown);
  CHECK(fs::is_empty(folder.path("")));
}

}  // namespace in_the_making_test
