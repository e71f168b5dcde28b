// How large the pages of a damaged file are.
#pragma once
#include <optional>
#include <string>

#include "db/store/fault.hpp"

namespace kattegat {

// Where a copy says another size than that at which most of its pages make sense, it says that one.
std::optional<BookFault> mend_page_size(const std::string& copy);

}  // namespace kattegat
