// What the samples export to. Set KATTEGAT_UPDATE_GOLDEN=1 to write the files anew, and read the
// difference before it is kept.
#include <cstdlib>
#include <fstream>

#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace golden_test {

namespace {

// Where the book stood differs from book to book: its log has a random name.
std::string without_the_book(const std::string& text) {
  std::string rest;
  for (const std::string& line : lines_of(text))
    if (line.rfind("; log ", 0) != 0 && !contains(line, ",,,,,book,")) rest += line + "\n";
  return rest;
}

}  // namespace

TEST_CASE("the samples export to what is in tests/golden", "[export]") {
  const bool update = std::getenv("KATTEGAT_UPDATE_GOLDEN") != nullptr;
  for (const std::string name : {"ligeud", "rodskagg", "commerce", "mixed"}) {
    const Tablet tablet;
    const std::string id = tablet.import(sample(name));
    for (const std::string format : {"csv", "ledger"}) {
      const std::string path =
          std::string(test::source_path) + "/tests/golden/" + name + ".en." + format;
      CAPTURE(path);
      const std::string exported = tablet.exported(id, format);
      const std::string text = without_the_book(exported);
      CHECK(lines_of(exported).size() == lines_of(text).size() + 1);
      if (update) std::ofstream(path, std::ios::binary) << text;
      CHECK(text == read_bytes(path));
    }
  }
}

}  // namespace golden_test
