// A club's workbook, read by LibreOffice.
#pragma once
#include <string>
#include <string_view>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat::cli {

bool is_workbook(std::string_view bytes);
// Its table as CSV: in UTF-8, with semicolons.
Result<std::string, Text> table_of_workbook(std::string_view workbook);

}  // namespace kattegat::cli
