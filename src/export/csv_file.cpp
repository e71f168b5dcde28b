#include "kattegat/export/csv_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/core/text/unicode.hpp"

namespace kattegat {
namespace {

// A spreadsheet may be told to part cells at a comma, a semicolon or a tab, whichever is ours.
constexpr std::u32string_view parting = U",;\t\r\n";

// Finds what a spreadsheet could take for the beginning of a formula: the first character of a cell
// or of a line that is seen decides, in its plain or its full-width form.
class FormulaFinder {
 public:
  // Of the characters in their order.
  bool begins_with(char32_t c) {
    constexpr std::u32string_view dangerous = U"=+-@|%\uFF1D\uFF0B\uFF0D\uFF20";
    const bool begins = cell_begins_ && dangerous.find(c) != dangerous.npos;
    const bool is_seen = !is_space(c) && !is_control(c) && c != U'"';
    cell_begins_ = parting.find(c) != parting.npos || (cell_begins_ && !is_seen);
    return begins;
  }

 private:
  bool cell_begins_ = true;
};

std::string quoted(std::string_view cell) {
  std::string out = "\"";
  for (const char c : cell) out.append(c == '"' ? 2 : 1, c);
  return out + "\"";
}

// What stands in quotes, whichever separator somebody reads it with.
constexpr const char* special = "\",;\r\n\t ";
// But for the comma in a figure of ours.
bool is_figure(std::string_view cell, Dialect dialect) {
  return dialect == Dialect::excel && cell.find_first_not_of("-0123456789,") == cell.npos;
}

}  // namespace

std::string csv_text(const std::string& text) {
  std::string out;
  FormulaFinder finder;
  for (const char32_t c : code_points(text)) {
    if (finder.begins_with(c)) out += '\'';
    out += to_utf8({c});
  }
  return out;
}
std::string csv_json(const Json& json) {
  std::string out;
  FormulaFinder finder;
  bool in_text = false, escaped = false;
  for (const char32_t c : code_points(to_line(json))) {
    if (finder.begins_with(c) && in_text)
      out += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(c));
    else
      out += to_utf8({c});
    if (c == U'"' && !escaped) in_text = !in_text;
    escaped = c == U'\\' && !escaped;
  }
  return out;
}
std::string csv_void(const std::string& why) { return csv_text("! " + why); }
std::string csv_figure(std::string digits, Dialect dialect) {
  if (dialect == Dialect::excel) std::replace(digits.begin(), digits.end(), '.', ',');
  return digits;
}
std::string csv_row(const std::vector<std::string>& cells, Dialect dialect) {
  const char between = dialect == Dialect::excel ? ';' : ',';
  std::string out;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string cell = in_a_cell(cells[i]);
    const bool plain = is_figure(cell, dialect) || cell.find_first_of(special) == std::string::npos;
    if (i > 0) out += between;
    out += plain ? cell : quoted(cell);
  }
  return out + "\r\n";
}
std::string csv_file(const std::vector<std::vector<std::string>>& rows, Dialect dialect) {
  std::string out{csv_begin};
  for (const auto& row : rows) out += csv_row(row, dialect);
  return out;
}

}  // namespace kattegat
