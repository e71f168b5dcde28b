// The rules of this house, as a test: layers, no floating point, line and file length, no promises.
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "kattegat/core/unicode.hpp"

namespace {

namespace fs = std::filesystem;

struct Line {
  std::string file;
  std::size_t number;
  std::string text;
};

// Every line of our own C++ below the folder.
std::vector<Line> lines_below(const std::string& folder) {
  std::vector<Line> lines;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(KATTEGAT_SOURCE) / folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".cpp" && extension != ".hpp" && extension != ".def") continue;
    std::ifstream file(entry.path());
    std::size_t number = 0;
    for (std::string text; std::getline(file, text);)
      lines.push_back({fs::relative(entry.path(), KATTEGAT_SOURCE).string(), ++number, text});
  }
  return lines;
}

std::vector<Line> all_lines() {
  std::vector<Line> all;
  for (const char* folder : {"include", "src", "db", "ui", "tests"})
    for (Line& line : lines_below(folder)) all.push_back(std::move(line));
  return all;
}

// include/kattegat/games/x.hpp and src/games/x.cpp are both of the layer "games".
std::string layer_of(const std::string& file) {
  static const std::regex layered("(?:include/kattegat|src)/([a-z]+)/.*");
  std::smatch match;
  if (std::regex_match(file, match, layered)) return match[1];
  if (file.rfind("ui/platform/", 0) == 0) return "platform";
  if (file.rfind("ui/", 0) == 0) return "ui";
  return file.rfind("db/", 0) == 0 ? "db" : "words";
}

}  // namespace

TEST_CASE("no layer includes one above it", "[house]") {
  const std::map<std::string, std::string> may_include{
      {"core", "core"},
      {"words", "core words"},
      {"games", "core games"},
      {"referee", "core games referee"},
      {"settlement", "core settlement"},
      {"evening", "core games settlement evening"},
      {"journal", "core games settlement evening journal"},
      {"export", "core words games referee settlement evening export"},
      {"db", "core games settlement evening journal db"},
      {"cli", "core words games referee settlement evening journal export db cli"},
      {"ui", "core words games referee settlement evening journal export db ui"},
      {"platform", "words ui platform"}};
  static const std::regex ours("#include \"(kattegat/([a-z]+)[./].*|(db|ui|ui/platform)/[^/]*)\"");
  for (const char* folder : {"include", "src", "db", "ui"})
    for (const Line& line : lines_below(folder)) {
      std::smatch match;
      if (!std::regex_search(line.text, match, ours)) continue;
      std::string wanted = match[2].matched ? match[2].str() : match[3].str();
      if (wanted == "ui/platform") wanted = "platform";
      CAPTURE(line.file, line.number, line.text);
      CHECK(may_include.at(layer_of(line.file)).find(wanted) != std::string::npos);
    }
}

TEST_CASE("libraries stay behind the one file or layer that wraps them", "[house]") {
  const std::map<std::string, std::string> home{{"nlohmann", "src/core/json.cpp"},
                                                {"utf8proc", "src/core/likeness.cpp"},
                                                {"SQLiteCpp", "db/"},
                                                {"sqlite3.h", "db/"},
                                                {"simdjson", "src/core/stored_json.cpp"},
                                                {"nettle", "src/core/hash.cpp src/journal/"},
                                                {"hpdf", "src/export/pdf.cpp"},
                                                {"xlsxwriter", "src/export/xlsx.cpp"},
                                                {"qrencode", "src/export/payment_code.cpp"},
                                                {"CLI/", "src/cli/main.cpp ui/platform/main.cpp"},
                                                {"imgui", "ui/ui.cpp ui/platform/"},
                                                {"GLFW", "ui/platform/"},
                                                {"GL/", "ui/platform/"},
                                                {"stb", "ui/platform/"}};
  for (const char* folder : {"include", "src", "db", "ui"})
    for (const Line& line : lines_below(folder))
      for (const auto& [library, places] : home)
        if (line.text.rfind("#include <" + library, 0) == 0) {
          CAPTURE(line.file, line.text);
          std::istringstream list(places);
          bool at_home = false;
          for (std::string place; list >> place;) at_home |= line.file.rfind(place, 0) == 0;
          CHECK(at_home);
        }
}

TEST_CASE("no floating point anywhere near points or money", "[house]") {
  static const std::regex floating(R"(\b(float|double)\b(?!_))");
  for (const char* folder : {"include", "src", "db"})
    for (const Line& line : lines_below(folder)) {
      if (line.file.find("words.def") != std::string::npos) continue;
      if (line.file == "src/export/xlsx.cpp") continue;  // spreadsheets have no other numbers
      static const std::regex text("\"[^\"]*\"");
      const std::string code =
          std::regex_replace(line.text, text, "").substr(0, line.text.find("//"));
      CAPTURE(line.file, line.number, line.text);
      CHECK_FALSE(std::regex_search(code, floating));
    }
}

TEST_CASE("lines fit 100 columns, and nothing is promised for later", "[house]") {
  const std::string promises[] = {std::string("TO") + "DO", std::string("FIX") + "ME"};
  for (const Line& line : all_lines()) {
    CAPTURE(line.file, line.number, line.text);
    if (line.file.find("words.def") == std::string::npos)  // sentences are not broken
      CHECK(kattegat::code_points(line.text).size() <= 100);
    for (const std::string& promise : promises) CHECK(line.text.find(promise) == std::string::npos);
  }
}
