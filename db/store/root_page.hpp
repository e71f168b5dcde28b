// The page by which a table is found. One bit that flips there hides all that lies behind it.
#pragma once
#include <string>

namespace kattegat {

// Of a copy that nobody else has open. Flips back the one bit, if it is one, by which the table
// cannot be read; else nothing changes.
void mend_root(const std::string& path, const std::string& table);

}  // namespace kattegat
