// How the cells and the pages of a workbook look.
#pragma once
#include <xlsxwriter.h>

#include <cstddef>
#include <string>

#include "kattegat/export/orientation.hpp"

namespace kattegat::workbook {

// On every sheet: a title, a line below it, the heads of the columns, and then the rows.
inline constexpr std::size_t head_row = 2, first_row = head_row + 1;

// They belong to the workbook.
struct Formats {
  Formats(lxw_workbook*, const std::string& currency);
  lxw_format *title, *head, *points, *total, *money, *words, *struck, *struck_points;
};

// On A4, as many pages long as it takes and one wide, with the heads on each.
void set_page(lxw_worksheet*, Orientation);

}  // namespace kattegat::workbook
