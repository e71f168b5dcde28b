// A club's workbook, read by LibreOffice.
#pragma once
#include <string>
#include <string_view>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat::cli {

bool is_workbook(std::string_view bytes);
struct TableOfWorkbook {
  std::string csv;  // its first sheet, as far as read_limited() has it: in UTF-8, with semicolons
  bool has_more = false;  // another one is not blank, or was not to be looked at
};
Result<TableOfWorkbook, Text> table_of_workbook(std::string_view workbook);

}  // namespace kattegat::cli
