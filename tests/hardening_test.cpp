// What the compiler and the linker have put into the programs that people run. (The sanitizers see
// more by themselves.)
#include <catch2/catch.hpp>

#include <sstream>

#include "support/contains.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"

using namespace kattegat::test;

namespace hardening_test {

namespace {

std::string elf(const std::string& what, const std::string& program) {
  const Run run = run_program("readelf", {"-W", what, program});
  REQUIRE(run.status == 0);
  return run.out;
}

}  // namespace

TEST_CASE("nothing in the programs is both written to and run, nor linked late", "[build][once]") {
  for (const std::string program : {kattegat::test::ctl_path, kattegat::test::app_path}) {
    CAPTURE(program);
    CHECK(contains(elf("--file-header", program), "DYN"));  // wherever it is loaded
    CHECK(contains(elf("--dynamic", program), "BIND_NOW"));
    const std::string segments = elf("--program-headers", program);
    CHECK(contains(segments, "GNU_RELRO"));
    CHECK(contains(segments, "GNU_STACK"));
    CHECK_FALSE(contains(segments, "RWE"));
  }
}

TEST_CASE("no library is looked for in the folder one stands in", "[build][once]") {
  for (const std::string program : {kattegat::test::ctl_path, kattegat::test::app_path}) {
    CAPTURE(program);
    const std::string dynamic = elf("--dynamic", program);
    const std::size_t path = dynamic.find("path: [");
    REQUIRE(path != std::string::npos);
    std::string folders = dynamic.substr(path + 7, dynamic.find(']', path) - path - 7);
    for (std::istringstream each(folders + ":"); std::getline(each, folders, ':');)
      CHECK((!folders.empty() && (folders[0] == '/' || folders[0] == '$')));
  }
}

TEST_CASE("the programs guard their stack and what they copy", "[build][once]") {
  for (const std::string program : {kattegat::test::ctl_path, kattegat::test::app_path}) {
    CAPTURE(program);
    std::istringstream symbols(elf("--dyn-syms", program));
    int fortified = 0;
    bool guards_stack = false;
    for (std::string word; symbols >> word;) {
      word = word.substr(0, word.find('@'));
      guards_stack |= word == "__stack_chk_fail";
      fortified += word.size() > 4 && word.substr(word.size() - 4) == "_chk";
    }
    CHECK(guards_stack);
    CHECK(fortified > 0);
  }
}

#ifdef __x86_64__
TEST_CASE("calls and jumps land only where they may", "[build][once]") {
  const Run run = run_program("objdump", {"--disassemble=main", kattegat::test::ctl_path});
  CHECK(contains(run.out, "endbr64"));
}
#endif

}  // namespace hardening_test
