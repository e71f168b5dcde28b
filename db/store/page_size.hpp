// How large the pages of a damaged file are.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "db/store/fault.hpp"

namespace kattegat {

inline constexpr std::size_t usual_page = 4096;
bool is_page_size(std::size_t);

// What these first bytes of a file of SQLite's say; nothing where it is no size.
std::optional<std::size_t> page_size_in(std::string_view head);

// Where a copy says another size than that at which most of its pages make sense, it says that one.
std::optional<BookFault> mend_page_size(const std::string& copy);

}  // namespace kattegat
