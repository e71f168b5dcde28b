// The page in a browser keeps to itself what is pressed with Ctrl, but for the letters that the app
// asks for.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "support/books.hpp"
#include "support/paths.hpp"

using namespace kattegat::test;

namespace page_keys_test {

namespace {

std::string words_of(const std::filesystem::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("the page tells the app of every letter that it asks for with Ctrl", "[ui][web]") {
  const std::filesystem::path ui = std::filesystem::path(source_path) / "ui";
  static const std::regex asked(R"(ui_?\.control\('([a-z])'\))"), told(R"('([A-Z]+)'\.includes)");
  const std::string page = words_of(ui / "web" / "page.js");
  std::smatch letters;
  REQUIRE(std::regex_search(page, letters, told));
  const std::string heard = letters[1];
  std::set<char> wanted;
  for (const auto& file : std::filesystem::recursive_directory_iterator(ui)) {
    if (file.path().extension() != ".cpp" && file.path().extension() != ".hpp") continue;
    const std::string source = words_of(file.path());
    for (std::sregex_iterator one(source.begin(), source.end(), asked), end; one != end; ++one)
      wanted.insert(static_cast<char>((*one)[1].str().front() - 'a' + 'A'));
  }
  wanted.erase('V');  // what is pasted comes as text
  CHECK(wanted.size() >= 6);
  CHECK(std::set<char>(heard.begin(), heard.end()) == wanted);
}

}  // namespace page_keys_test
