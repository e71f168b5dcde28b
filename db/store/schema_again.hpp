// The schema of a book stands in the file as text, and a bit that flips there hides every record
// from SQLite.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

namespace kattegat {

// Writes every row of the schema that is nearly one of ours as it is in ours, into a copy that has
// just been opened. What is no book's stays. Throws nothing: what cannot be mended is seen later.
void write_schema_again(SQLite::Database&);

}  // namespace kattegat
