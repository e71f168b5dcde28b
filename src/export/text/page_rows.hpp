// What the pages of an evening have in common on a terminal: the rows of their tables.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "kattegat/evening/settle.hpp"
#include "kattegat/export/reports/tables.hpp"

namespace kattegat {

// The day and the place, on a line.
std::string evening_line(const Evening&);
std::vector<std::string> all_printable(const std::vector<std::string>& names);
// The head of a session's table.
FigureRow seats_row(const EveningSession&);
// "4. deal".
std::string entry_label(const EveningSession&, std::size_t entry, Language);
FigureRow points_row(std::string label, const PerSeat<Points>&, const EveningSession&, Language);
// Who pays whom, as a table.
std::string payments_text(const Evening&, const Settlement&, Language);

}  // namespace kattegat
