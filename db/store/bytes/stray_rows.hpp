// The rows of a damaged book, gathered from the pages that hold them: whatever has become of its
// schema, of the trees that its tables are, or of a page beside them.
#pragma once
#include <optional>
#include <string>

#include "db/store/fault.hpp"

namespace kattegat {

// Of a copy that nobody else has open, into a new private file with the tables of a book, without
// anything that would refuse a row; an index of the copy tells of origins and places whose own rows
// are lost, in the table `told`, to be believed only where a hash says so. What is in pages that
// are free is not taken.
std::optional<BookFault> gather_stray_rows(const std::string& copy, const std::string& to);

}  // namespace kattegat
