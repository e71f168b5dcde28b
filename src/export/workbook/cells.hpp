// The cells of a workbook: what they are called in formulas, and how they are written. A
// spreadsheet knows no other number than a double: this folder alone makes some, of finished
// amounts.
#pragma once
#include <xlsxwriter.h>

#include <cstddef>
#include <optional>
#include <string>

#include "kattegat/core/amount.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat::workbook {

struct Cell {  // counted from 0
  std::size_t row = 0, column = 0;
};
std::string name_of(const Cell&);             // "D4"
std::string range(const Cell&, const Cell&);  // "D4:D9"
std::string fixed_range(std::size_t column, std::size_t first_row,
                        std::size_t last_row);  // "$D$4:$D$9"

double number(Points);
double number(Money);
double number(ExactMoney);  // in the currency

// A sheet while it is written. A cell that the library does not take is missing: such a workbook is
// not whole, and none.
struct Sheet {
  lxw_worksheet* to;
  bool is_whole = true;
};
// None where the library makes no more of them.
std::optional<Sheet> add_sheet(lxw_workbook*, const std::string& name);

// No format is a null one. Of words only as many as a cell takes, or the library would leave it
// empty; of a formula also what it comes to, for who shows a workbook and does not reckon.
void write_words(Sheet&, const Cell&, const std::string& words, lxw_format*);
void write_number(Sheet&, const Cell&, double, lxw_format*);
void write_formula(Sheet&, const Cell&, const std::string& formula, double comes_to, lxw_format*);

// How wide the columns are, in letters.
void set_widths(lxw_worksheet*, std::size_t first_column, std::size_t last_column,
                std::size_t letters);
// How many lines the words take where so many letters have room.
int lines_in(const std::string& words, std::size_t letters);
// Room for so many in a row: whoever opens the workbook would not make it taller than it is
// written.
void make_room(lxw_worksheet*, std::size_t row, int lines);

}  // namespace kattegat::workbook
