// The cells of a table in a text file.
#pragma once
#include <string>
#include <vector>

namespace kattegat::test {

// One may have several lines.
inline std::vector<std::vector<std::string>> cells_of(const std::string& csv, char between = ',') {
  std::vector<std::vector<std::string>> rows(1, {""});
  bool quoted = false;
  for (std::size_t at = 0; at < csv.size(); ++at) {
    const char c = csv[at];
    if (c == '"' && quoted && at + 1 < csv.size() && csv[at + 1] == '"')
      rows.back().back() += csv[++at];
    else if (c == '"')
      quoted = !quoted;
    else if (c == between && !quoted)
      rows.back().emplace_back();
    else if (c == '\n' && !quoted)
      rows.push_back({""});
    else if (c != '\r')
      rows.back().back() += c;
  }
  rows.pop_back();
  return rows;
}

// As it stands in ours.
inline std::string cell(const std::string& text) {
  return text.find(' ') == std::string::npos ? text : '"' + text + '"';
}

}  // namespace kattegat::test
