// What the header of a damaged file says: how large its pages are, and which SQLite may write it.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "db/store/fault.hpp"

namespace kattegat {

inline constexpr std::size_t usual_page = 4096;
bool is_page_size(std::size_t);

// As a header says it in two bytes: the largest size, for which these have no room, is 1.
std::size_t page_size_of_two_bytes(std::size_t bytes);
std::size_t two_bytes_of_page_size(std::size_t size);

// What these first bytes of a file of SQLite's say; nothing where it is no size.
std::optional<std::size_t> page_size_in(std::string_view head);

// Whether SQLite may write to the file as well as read it, as far as its header says.
bool is_for_this_sqlite(std::string_view head);

// Where a copy says another size than that at which most of its pages make sense, it says that one;
// where it says that no SQLite of today may write it, it says that one may.
std::optional<BookFault> mend_header(const std::string& copy);

}  // namespace kattegat
