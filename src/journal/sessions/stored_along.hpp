// Decisions that came along with the entry that they are about, by a file or in one line: it says
// what was decided, one after the other, and not what each writer had seen.
#pragma once
#include "entry_versions.hpp"
#include "rows_left.hpp"

namespace kattegat {

// Lets each version follow what its writer is known to have followed.
void follow_what_came_along(const EntryVersions&, const RowsLeft&);

}  // namespace kattegat
