// Whether bytes of what has been deleted may still lie in the file (scrubbing.hpp): 0, or a number
// that is drawn for every deletion. That stands in the file itself, and is a part of the
// transaction within which it is said.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>

namespace kattegat {

std::int64_t scrub_owed(SQLite::Database&);
void owe_scrub(SQLite::Database&);
// In a transaction of its own: nothing is owed any longer, if no more is than this. Whether it was.
bool pay_scrub(SQLite::Database&, std::int64_t owed);

}  // namespace kattegat
