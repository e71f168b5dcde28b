// What an evening file says of a session's entries, and of what has been decided about them: added
// is what of it the book lacks. What cannot stand beside what is there is a complaint.
#pragma once
#include "import_so_far.hpp"

namespace kattegat {

void add_missing_entries(const EveningSession&, const SessionInBook&, ImportSoFar&);

}  // namespace kattegat
