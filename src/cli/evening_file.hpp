// An evening file as the command line is given it.
#pragma once
#include "kattegat/evening/read.hpp"

namespace kattegat::cli {

// A Text says why it cannot be taken, and where it is a book or a table, what takes that.
Result<Reading, Text> read_evening_file(const std::string& file);

}  // namespace kattegat::cli
