// A file of SQLite's that a stranger may have made is opened all the same, and not believed. Before
// the first statement.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>

namespace kattegat {

// Whatever it says of itself does nothing.
void distrust(SQLite::Database&);
// What it says gets no more steps than there are looks at them: SQLite may be led around for ever
// by a schema alone. `left` begins with `looks`, counts them down, and outlives the database.
void limit_looks(SQLite::Database&, std::int64_t& left, std::int64_t looks);
// The same with as many as a book of its size can need.
void limit_work(SQLite::Database&, std::int64_t& left);

}  // namespace kattegat
