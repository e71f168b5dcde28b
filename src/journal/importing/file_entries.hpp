// What an evening file says of a session's entries, and of what has been decided about them: added
// is what of it the book lacks. What cannot stand beside what is there is a complaint.
#pragma once
#include "import_so_far.hpp"

namespace kattegat {

// What a book has of a session of an evening: of one that is new to it, nothing but the header that
// this gets. `order`: the numbers by which it calls the sitters, clockwise as the file has them.
struct SessionInBook {
  const SessionHistory& sheet;
  const Items& below;  // its records below the session
  std::vector<int> order;
};

void add_missing_entries(const EveningSession&, const SessionInBook&, ImportSoFar&);

}  // namespace kattegat
