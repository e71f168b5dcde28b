// Decisions that came along with the entry that they are about, by a file or in one line: it says
// what was decided, one after the other, and not what each writer had seen.
#pragma once
#include "kattegat/journal/decisions/decisions.hpp"
#include "rows_left.hpp"

namespace kattegat {

// Lets each version of an entry follow what its writer is known to have followed. The first `begun`
// of its versions are the entry itself.
void follow_what_came_along(std::vector<Version>&, std::size_t begun, const RowsLeft&);

}  // namespace kattegat
