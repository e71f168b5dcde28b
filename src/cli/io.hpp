// Files and streams as the command line uses them.
#pragma once
#include <string>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat::cli {

// The whole of a file, or of standard input for "-". Refuses more than bytes_limit.
Result<std::string, Text> read_file(const std::string& path);

// Complete or not at all: written beside its place, synced and renamed.
std::optional<Text> write_file(const std::string& path, std::string_view bytes);

// To standard output; false when it could not take everything.
bool put(std::string_view bytes);

}  // namespace kattegat::cli
