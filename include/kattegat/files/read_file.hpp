// Files that somebody else has made, as far as we want to read them.
#pragma once
#include <optional>
#include <string>

namespace kattegat {

// What a file begins with, as many bytes as there are up to so many. Nothing when it cannot be
// read; errno says why.
std::optional<std::string> read_beginning(const std::string& path, std::size_t most);

// All of a file that has no more than so many bytes. Nothing when it has, or cannot be read.
std::optional<std::string> read_file_whole(const std::string& path, std::size_t most);

}  // namespace kattegat
