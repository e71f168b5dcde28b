// A club's workbook, read by LibreOffice.
#pragma once
#include <string>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat::cli {

// As CSV; what is no workbook stays as it is.
Result<std::string, Text> as_csv(std::string bytes);

}  // namespace kattegat::cli
