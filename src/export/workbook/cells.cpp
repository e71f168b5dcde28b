#include "cells.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <string_view>

#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/core/text/width.hpp"

namespace kattegat::workbook {
namespace {

constexpr std::size_t most_units = 32'000;  // of UTF-16 in a cell, as its readers count

lxw_row_t row_of(const Cell& cell) { return static_cast<lxw_row_t>(cell.row); }
lxw_col_t column_of(const Cell& cell) { return static_cast<lxw_col_t>(cell.column); }

// "A", and "AA" after "Z".
std::string letters_of(std::size_t column) {
  std::string letters;
  for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
  return letters;
}

// What a workbook would read as one character: _x, four figures of the base 16, _.
bool is_written_character(std::string_view text) {
  return text.size() >= 7 && text.substr(0, 2) == "_x" && text[6] == '_' &&
         std::all_of(text.begin() + 2, text.begin() + 6, is_hexadecimal<char>);
}

std::string read_as_it_stands(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_written_character(text.substr(i))) out += "_x005F";  // the line, as such a character
    out += text[i];
  }
  return out;
}

void note(Sheet& sheet, lxw_error error) {
  if (error != LXW_NO_ERROR) sheet.is_whole = false;
}

}  // namespace

std::string name_of(const Cell& cell) {
  return letters_of(cell.column) + std::to_string(cell.row + 1);
}
std::string range(const Cell& first, const Cell& last) {
  return name_of(first) + ":" + name_of(last);
}
std::string fixed_range(std::size_t column, std::size_t first_row, std::size_t last_row) {
  return fmt::format("${0}${1}:${0}${2}", letters_of(column), first_row + 1, last_row + 1);
}

double number(Points points) { return static_cast<double>(points.thousandths) / 1000; }
double number(Money money) { return static_cast<double>(money.hundredths) / 100; }
double number(ExactMoney exact) { return static_cast<double>(exact) / (100 * exact_per_hundredth); }

std::optional<Sheet> add_sheet(lxw_workbook* book, const std::string& name) {
  lxw_worksheet* to = workbook_add_worksheet(book, name.c_str());
  return to ? std::optional(Sheet{to}) : std::nullopt;
}

void write_words(Sheet& sheet, const Cell& cell, const std::string& words, lxw_format* format) {
  note(sheet,
       worksheet_write_string(sheet.to, row_of(cell), column_of(cell),
                              first_units(read_as_it_stands(words), most_units).c_str(), format));
}
void write_number(Sheet& sheet, const Cell& cell, double value, lxw_format* format) {
  note(sheet, worksheet_write_number(sheet.to, row_of(cell), column_of(cell), value, format));
}
void write_formula(Sheet& sheet, const Cell& cell, const std::string& formula, double comes_to,
                   lxw_format* format) {
  note(sheet, worksheet_write_formula_num(sheet.to, row_of(cell), column_of(cell), formula.c_str(),
                                          format, comes_to));
}

void set_widths(lxw_worksheet* sheet, std::size_t first_column, std::size_t last_column,
                std::size_t letters) {
  worksheet_set_column(sheet, static_cast<lxw_col_t>(first_column),
                       static_cast<lxw_col_t>(last_column), static_cast<double>(letters), nullptr);
}

int lines_in(const std::string& words, std::size_t letters) {
  int lines = 0;
  std::istringstream all(words);
  for (std::string line; std::getline(all, line);) {
    std::istringstream parts(line);
    std::size_t used = 0;
    ++lines;
    for (std::string word; parts >> word;) {
      const std::size_t width = display_width(word), with_space = used == 0 ? 0 : used + 1;
      if (used > 0 && with_space + width > letters) {
        ++lines;
        used = 0;
      }
      used += (used == 0 ? 0 : 1) + width;
      for (; used > letters; used -= letters) ++lines;
    }
  }
  return lines;
}
void make_room(lxw_worksheet* sheet, std::size_t row, int lines) {
  constexpr double line = 15;  // points
  if (lines > 1) worksheet_set_row(sheet, static_cast<lxw_row_t>(row), line * lines, nullptr);
}

}  // namespace kattegat::workbook
