// The parts of verify that need not know what an evening is.
#pragma once
#include <vector>

#include "db/book.hpp"
#include "db/connection.hpp"

namespace kattegat {

// Of the file: its pages, its schema, its foreign keys, its small tables with their indexes, and
// those indexes of the long tables that verify does not read all of itself.
std::vector<Difference> structural_differences(Connection&);

// Of the log: every record's hash is that of its contents, and it follows another of its origin.
std::vector<Difference> chain_differences(Connection&);

}  // namespace kattegat
