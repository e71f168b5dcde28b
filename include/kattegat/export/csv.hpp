// A stored evening as a table for a spreadsheet.
#pragma once
#include "kattegat/export/inputs.hpp"

namespace kattegat {

enum class Dialect {
  plain,  // commas between cells, points in amounts
  excel,  // semicolons and decimal commas, as Excel reads a file in Denmark and Sweden
};

// One row a player and whatever moved something for them: each entry's points with the money that
// they are worth, what rounding moved ("rounding"), each payment that has been made ("payment") or
// is due ("due"), once for either side; a player's money sums to zero. Last where the book stood
// ("book", one line each). RFC 4180, UTF-8 with a byte order mark. No cell can become a
// formula, also where it is read with another separator: what begins like one gets an apostrophe in
// front, and in JSON its first sign is written by its number. None has a control character but
// breaks and tabs.
std::string csv(const ExportInputs&, Dialect = Dialect::plain);

// Any other table as such a file. Its cells are ours, amounts by way of csv_figure(), and text that
// somebody has written by way of csv_text().
std::string csv_text(const std::string&);
std::string csv_void(const std::string& why);  // of a row that is struck out; else empty
std::string csv_figure(std::string digits, Dialect);
std::string csv_file(const std::vector<std::vector<std::string>>& rows, Dialect);

}  // namespace kattegat
