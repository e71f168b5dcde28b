// Whether a file may be another's book, as far as that shows without opening it.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "db/store/fault.hpp"

namespace kattegat {

// Whether it is a file of SQLite's, be it a book or not; as far as its first bytes say, or there.
bool begins_as_database(std::string_view bytes);
bool is_database(const std::string& path);
// Why it cannot be one that ours is merged with.
std::optional<BookFault> refuse_other(const std::string& other_path);

}  // namespace kattegat
