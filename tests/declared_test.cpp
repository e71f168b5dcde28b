// What a folder's headers declare is defined in that folder, or whoever includes them leans on what
// is above them. Includes alone do not show it.
#include <catch2/catch.hpp>
#include <map>

#include "support/own_sources.hpp"

namespace kattegat::test::own_sources::declared_test {
namespace {

// include/kattegat/games/x.hpp and src/games/x/y.cpp are both of src/games; what lies in a folder
// below ui/app or ui/screens is of these.
std::string home_of(const std::string& file) {
  static const std::regex layered("(?:include/kattegat|src)/([a-z_]+)[/.].*");
  std::smatch match;
  if (std::regex_match(file, match, layered)) return "src/" + match[1].str();
  static const std::regex rooms("(ui/[a-z]+)/.*");
  if (std::regex_match(file, match, rooms)) return match[1];
  return std::filesystem::path(file).parent_path().string();
}

// A function at the margin: its name, and whether it ends with its body.
struct Said {
  std::string name;
  bool is_defined;
};
std::vector<Said> functions_of(const std::string& file) {
  static const std::regex begun(
      "(?!return|using|static_assert)[A-Za-z][\\w:<>,&* ]*[ &*>](?:\\w+::)*(\\w+)\\(");
  std::string text;
  for (const Line& line : lines_of(file)) text += line.text.substr(0, line.text.find("//")) + "\n";
  std::vector<Said> found;
  std::smatch match;
  for (std::size_t line = 0; line < text.size(); line = text.find('\n', line) + 1) {
    const auto begin = text.cbegin() + static_cast<std::ptrdiff_t>(line);
    if (!std::isalpha(static_cast<unsigned char>(*begin)) ||
        !std::regex_search(begin, text.cend(), match, begun,
                           std::regex_constants::match_continuous))
      continue;
    auto at = line + static_cast<std::size_t>(match.length());
    for (int open = 1; open > 0 && at < text.size(); ++at)
      open += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    const std::size_t end = text.find_first_of(";{", at);
    if (end != text.npos) found.push_back({match[1], text[end] == '{'});
  }
  return found;
}

}  // namespace

TEST_CASE("what a folder's headers declare is defined in that folder", "[house][once]") {
  std::map<std::string, Names> defined;  // where, by name
  std::vector<std::pair<std::string, std::string>> declared;
  for (const std::string& file : sources("include src db ui")) {
    if (ends(file, ".def")) continue;
    for (const Said& one : functions_of(file)) {
      if (one.is_defined) defined[one.name].insert(home_of(file));
      if (!one.is_defined && ends(file, ".hpp")) declared.emplace_back(file, one.name);
    }
  }
  CHECK(declared.size() > 900);
  for (const auto& [file, name] : declared) {
    const auto homes = defined.find(name);
    if (homes == defined.end()) continue;                      // made by the build
    if (file == "ui/app/app.hpp" && name == "draw") continue;  // a frame of the app: the way up
    CAPTURE(file, name);
    CHECK(homes->second.count(home_of(file)) == 1);
  }
}

}  // namespace kattegat::test::own_sources::declared_test
