#include "kattegat/old_results/cell_table.hpp"

#include <algorithm>
#include <array>

#include "decoded_text.hpp"
#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "letters.hpp"

namespace kattegat {
namespace {

// Spaces that no break may come at are spaces here.
std::string trimmed_cell(const std::string& cell) {
  const std::vector<char32_t> codes = code_points(cell);
  auto first = codes.begin();
  auto last = codes.end();
  while (first != last && is_space(*first)) ++first;
  while (first != last && is_space(*(last - 1))) --last;
  return to_utf8({first, last});
}

// Neither what a cell may be made of, nor half a letter, nor the end of its row.
bool may_separate(char c) {
  return !is_digit(c) && !is_of_a_word(c) && c != '"' && c != '\r' && c != '\n';
}

// Excel's own line before the heading: "sep=;".
std::optional<char> take_separator_line(std::string_view& bytes) {
  if (bytes.substr(0, 4) != "sep=" || bytes.size() < 6) return std::nullopt;
  const char separator = bytes[4];
  const std::string_view behind = bytes.substr(5);
  const bool ends = behind.starts_with("\n") || behind.starts_with("\r\n");
  if (!ends || !may_separate(separator)) return std::nullopt;
  bytes.remove_prefix(bytes.find('\n') + 1);
  return separator;
}

char most_frequent_separator(std::string_view bytes) {
  std::array<std::pair<char, int>, 3> counts{{{';', 0}, {'\t', 0}, {',', 0}}};
  bool quoted = false;
  bytes.remove_prefix(std::min(bytes.find_first_not_of("\r\n"), bytes.size()));
  for (const char c : bytes) {
    if (c == '"') quoted = !quoted;
    if (!quoted && (c == '\n' || c == '\r')) break;
    for (auto& [separator, count] : counts)
      if (!quoted && c == separator) ++count;
  }
  const auto most =
      std::max_element(counts.begin(), counts.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  return most->second == 0 ? ',' : most->first;
}

class TableReader {
 public:
  TableReader(std::string_view bytes, char separator, std::int64_t first_line)
      : bytes_(bytes), separator_(separator), line_(first_line) {}

  std::optional<Text> read() {
    while (at_ < bytes_.size())
      if (auto why = read_row()) return why;
    return {};
  }
  std::vector<CellTable::Row> take() && { return std::move(rows_); }

 private:
  [[nodiscard]] bool at_end_of_row() const {
    return at_ == bytes_.size() || bytes_[at_] == '\n' || bytes_[at_] == '\r';
  }
  void end_row() {
    if (at_ < bytes_.size() && bytes_[at_] == '\r') ++at_;
    if (at_ < bytes_.size() && bytes_[at_] == '\n') ++at_;
    ++line_;
  }

  std::optional<Text> read_row() {
    CellTable::Row row{static_cast<std::size_t>(line_), {}};
    bool says_something = false;
    for (bool more = true; more;) {
      if (row.cells.size() == table_columns)
        return text(Word::table_wide, line_, std::int64_t{table_columns});
      std::string cell;
      if (auto why =
              at_ < bytes_.size() && bytes_[at_] == '"' ? read_quoted(cell) : read_bare(cell))
        return why;
      row.cells.push_back(trimmed_cell(cell));
      says_something = says_something || !row.cells.back().empty();
      more = at_ < bytes_.size() && bytes_[at_] == separator_;
      if (more) ++at_;
    }
    if (!at_end_of_row()) return text(Word::table_after_quote, line_);
    end_row();
    if (!says_something) return {};
    if (rows_.size() > table_rows) return text(Word::table_tall, std::int64_t{table_rows});
    cells_ += row.cells.size();
    if (cells_ > table_cells) return text(Word::table_large, std::int64_t{table_cells});
    rows_.push_back(std::move(row));
    return {};
  }
  [[nodiscard]] std::optional<Text> too_long(const std::string& cell) const {
    if (cell.size() <= cell_bytes) return {};
    return text(Word::table_long_cell, line_, std::int64_t{cell_bytes});
  }
  std::optional<Text> read_bare(std::string& cell) {
    for (; !at_end_of_row() && bytes_[at_] != separator_; ++at_) {
      cell += bytes_[at_];
      if (auto why = too_long(cell)) return why;
    }
    return {};
  }
  std::optional<Text> read_quoted(std::string& cell) {
    const std::int64_t opened = line_;
    for (++at_; at_ < bytes_.size(); ++at_) {
      if (bytes_[at_] == '"') {
        const bool doubled = at_ + 1 < bytes_.size() && bytes_[at_ + 1] == '"';
        if (!doubled) {
          ++at_;
          return {};
        }
        ++at_;
      }
      if (bytes_[at_] == '\n') ++line_;
      cell += bytes_[at_];
      if (auto why = too_long(cell)) return why;
    }
    return text(Word::table_open_quote, opened);
  }

  std::string_view bytes_;
  char separator_;
  std::size_t at_ = 0;
  std::int64_t line_;  // of the file, from 1
  std::vector<CellTable::Row> rows_;
  std::size_t cells_ = 0;  // in them
};

}  // namespace

Result<CellTable, Text> read_cell_table(std::string_view bytes, Encoding encoding,
                                        std::optional<char> separator) {
  const auto decoded = decoded_text(bytes, encoding);
  if (!decoded) return decoded.error();
  std::string_view cells = *decoded;
  const std::optional<char> said = take_separator_line(cells);
  if (!separator) separator = said;
  TableReader reader(cells, separator.value_or(most_frequent_separator(cells)), said ? 2 : 1);
  if (auto why = reader.read()) return *why;
  CellTable table{{}, std::move(reader).take()};
  if (table.rows.size() < 2) return text(Word::table_empty);
  table.heading = std::move(table.rows.front().cells);
  table.rows.erase(table.rows.begin());
  while (!table.heading.empty() && table.heading.back().empty()) table.heading.pop_back();
  return table;
}

}  // namespace kattegat
