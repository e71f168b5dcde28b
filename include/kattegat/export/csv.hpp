// A stored evening as a table for a spreadsheet. README, "On paper".
#pragma once
#include "kattegat/export/csv_file.hpp"
#include "kattegat/export/inputs.hpp"

namespace kattegat {

// One row a player and whatever moved something for them: each entry's points with the money that
// they are worth, what rounding moved ("rounding"), each payment that has been made ("payment") or
// is due ("due"), once for either side; a player's money sums to zero. Last where the book stood
// ("book", one line each).
std::string csv(const ExportInputs&, Dialect = Dialect::plain);

}  // namespace kattegat
