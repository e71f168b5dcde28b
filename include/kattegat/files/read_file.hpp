// Files that somebody else has made, as far as we want to read them.
#pragma once
#include <string>
#include <system_error>

#include "kattegat/core/result.hpp"

namespace kattegat {

// What a file begins with, as many bytes as there are up to so many.
Result<std::string, std::error_code> read_beginning(const std::string& path, std::size_t most);

// All of a file that has no more than so many bytes, and to which nothing is added meanwhile.
Result<std::string, std::error_code> read_file_whole(const std::string& path, std::size_t most);

}  // namespace kattegat
