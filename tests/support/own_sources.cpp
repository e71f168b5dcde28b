#include "support/own_sources.hpp"

namespace kattegat::test::own_sources {

std::filesystem::path root() { return source_path; }

bool begins(const std::string& text, const std::string& with) { return text.rfind(with, 0) == 0; }

bool ends(const std::string& text, const std::string& with) {
  return text.size() >= with.size() &&
         text.compare(text.size() - with.size(), with.size(), with) == 0;
}

Names split(const std::string& text) {
  std::istringstream list(text);
  return {std::istream_iterator<std::string>(list), {}};
}

std::vector<std::string> files_below(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root() / folder))
    if (entry.is_regular_file())
      files.push_back(std::filesystem::relative(entry.path(), root()).string());
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Line> lines_of(const std::string& name) {
  std::vector<Line> lines;
  std::ifstream file(root() / name);
  std::size_t number = 0;
  for (std::string text; std::getline(file, text);) lines.push_back({name, ++number, text});
  return lines;
}

std::string text_of(const std::string& name) {
  std::string text;
  for (const Line& line : lines_of(name)) text += line.text + "\n";
  return text;
}

std::vector<std::string> sources(const std::string& folders) {
  std::vector<std::string> found;
  for (const std::string& folder : split(folders))
    for (const std::string& file : files_below(folder))
      if (ends(file, ".cpp") || ends(file, ".hpp") || ends(file, ".def")) found.push_back(file);
  return found;
}

std::vector<Line> lines_below(const std::string& folders) {
  std::vector<Line> lines;
  for (const std::string& file : sources(folders))
    for (Line& line : lines_of(file)) lines.push_back(std::move(line));
  return lines;
}

Names words_of(const std::string& list) {
  static const std::regex row("KATTEGAT_WORD\\((\\w+), *\"[^\"]*\", *\\d+\\)");
  Names words;
  std::smatch match;
  for (const Line& line : lines_of(list))
    if (std::regex_match(line.text, match, row)) words.insert(match[1]);
  return words;
}

std::string without_comment(const std::string& text) {
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!quoted && text.compare(at, 2, "//") == 0) return text.substr(0, at);
    if (text[at] == '"' && (at == 0 || std::string("\\'").find(text[at - 1]) == std::string::npos))
      quoted = !quoted;
  }
  return text;
}

Names found_in(const std::string& text, const std::regex& what) {
  Names found;
  const std::sregex_iterator none;
  for (std::sregex_iterator it(text.begin(), text.end(), what); it != none; ++it)
    found.insert((*it)[1]);
  return found;
}

bool is_table_of_sentences(const std::string& file) {
  static const std::regex tables(
      "src/languages/(?!languages).*\\.cpp|src/games/[a-z_]+/words\\.cpp");
  return std::regex_match(file, tables);
}

const Names& games() {
  static const Names rooms = [] {
    Names found;
    for (const auto& entry : std::filesystem::directory_iterator(root() / "src/games"))
      if (entry.is_directory() &&
          std::filesystem::exists(root() / "include/kattegat/games" /
                                  (entry.path().filename().string() + ".hpp")))
        found.insert(entry.path().filename().string());
    return found;
  }();
  return rooms;
}

std::string room_of(const std::string& file) {
  for (const std::string& game : games())
    for (const char* place : {"src/games/", "include/kattegat/games/", "ui/panels/"})
      if (begins(file, place + game + "/") || begins(file, place + game + ".") ||
          begins(file, place + game + "_"))
        return game;
  return "";
}

}  // namespace kattegat::test::own_sources
