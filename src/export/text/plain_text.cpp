#include "kattegat/export/plain_text.hpp"

#include <algorithm>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/core/text/shortened.hpp"
#include "kattegat/core/text/width.hpp"
#include "kattegat/export/reports/tables.hpp"

namespace kattegat {

namespace {

// Before anything is measured. Each cell stands as wide as the widest: were one as long as a file
// may be, the page would be ten thousand times that.
void put_on_one_line(std::vector<FigureRow>& rows) {
  constexpr std::size_t longest_cell = 1000;  // bytes: names of any letters in a row have room
  for (FigureRow& row : rows)
    for (std::string& cell : row) cell = on_one_line(shortened(cell, longest_cell));
}

std::string laid_out(const std::vector<FigureRow>& rows, std::string_view indent,
                     const std::set<std::size_t>& texts) {
  std::vector<std::size_t> widths;
  for (const FigureRow& row : rows)
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (column == widths.size()) widths.push_back(0);
      widths[column] = std::max(widths[column], display_width(row[column]));
    }
  std::string out;
  for (const FigureRow& row : rows) {
    std::string line(indent);
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::string padding(widths[column] - display_width(row[column]), ' ');
      if (column > 0) line += "  ";
      line += texts.count(column) > 0 ? row[column] + padding : padding + row[column];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

std::string figures_text(const FigureTable& figures) {
  std::vector<FigureRow> rows{figures.head};
  rows.insert(rows.end(), figures.rows.begin(), figures.rows.end());
  put_on_one_line(rows);
  std::set<std::size_t> texts;
  while (texts.size() < figures.texts) texts.insert(texts.size());
  return (figures.heading.empty() ? "" : figures.heading + "\n") + laid_out(rows, "  ", texts);
}

}  // namespace

std::string table(std::vector<std::vector<std::string>> rows, std::string_view indent,
                  const std::set<std::size_t>& texts) {
  put_on_one_line(rows);
  return laid_out(rows, indent, texts);
}

std::string plain_text(const TablesPage& page) {
  std::string out = page.title + "\n" + (page.below.empty() ? "" : page.below + "\n");
  for (const FigureTable& one : page.tables) out += "\n" + figures_text(one);
  if (!page.notes.empty()) out += "\n";
  for (const std::string& note : page.notes) out += note + "\n";
  return out;
}

}  // namespace kattegat
