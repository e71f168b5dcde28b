#include "support/own_sources.hpp"

#include <cctype>
#include <map>

#include "support/program.hpp"

namespace kattegat::test::own_sources {
namespace {

// What `make` answers, made once for each name.
template <class Made>
const Made& once(const std::string& name, Made (*make)(const std::string&)) {
  static std::map<std::string, Made> all;
  const auto known = all.find(name);
  return known != all.end() ? known->second : all.emplace(name, make(name)).first->second;
}

}  // namespace

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

const std::vector<std::string>& files_below(const std::string& folder) {
  struct Below : std::vector<std::string> {};
  return once<Below>(folder, [](const std::string& of) {
    Below files;
    const std::size_t from = root().string().size() + 1;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root() / of))
      if (entry.is_regular_file()) files.push_back(entry.path().string().substr(from));
    std::sort(files.begin(), files.end());
    return files;
  });
}

const std::vector<Line>& lines_of(const std::string& name) {
  struct Of : std::vector<Line> {};
  return once<Of>(name, [](const std::string& of) {
    Of lines;
    std::ifstream file(root() / of);
    std::size_t number = 0;
    for (std::string text; std::getline(file, text);) lines.push_back({of, ++number, text});
    return lines;
  });
}

const std::string& text_of(const std::string& name) {
  return once<std::string>(name, [](const std::string& of) {
    std::string text = read_bytes((root() / of).string());
    if (!text.empty() && text.back() != '\n') text += '\n';
    return text;
  });
}

std::vector<std::string> sources(const std::string& folders) {
  std::vector<std::string> found;
  for (const std::string& folder : split(folders))
    for (const std::string& file : files_below(folder))
      if (ends(file, ".cpp") || ends(file, ".hpp") || ends(file, ".def")) found.push_back(file);
  return found;
}

const std::vector<Line>& lines_below(const std::string& folders) {
  struct Below : std::vector<Line> {};
  return once<Below>(folders, [](const std::string& of) {
    Below lines;
    for (const std::string& file : sources(of)) {
      const std::vector<Line>& its = lines_of(file);
      lines.insert(lines.end(), its.begin(), its.end());
    }
    return lines;
  });
}

Names words_of(const std::string& list) {
  static const std::regex row("KATTEGAT_WORD\\((\\w+), *\"[^\"]*\", *\\d+\\)");
  Names words;
  std::smatch match;
  for (const Line& line : lines_of(list))
    if (begins(line.text, "KATTEGAT_WORD") && std::regex_match(line.text, match, row))
      words.insert(match[1]);
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

Names found_in(const std::string& text, const std::string& beginning, const std::regex& what) {
  Names found;
  std::smatch match;
  for (auto at = text.find(beginning); at != text.npos; at = text.find(beginning, at + 1))
    if (std::regex_search(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), match, what,
                          std::regex_constants::match_continuous))
      found.insert(match[1]);
  return found;
}

bool is_of_a_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

void each_word(const std::string& text, const std::function<void(std::size_t, std::size_t)>& look) {
  for (std::size_t at = 0, end = 0; at < text.size(); at = std::max(end, at + 1)) {
    for (end = at; end < text.size() && is_of_a_word(text[end]);) ++end;
    if (end > at) look(at, end);
  }
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
