// What a book lacks of a session's entries in an evening file, and of what has been decided about
// them.
#pragma once
#include "file_corrections.hpp"
#include "lacking.hpp"

namespace kattegat {

// What a book has of a session of an evening: of one that is new to it, nothing but the header that
// this gets. `order`: the numbers by which it calls the sitters, clockwise as the file has them.
struct SessionInBook {
  const SessionHistory& sheet;
  const Items& below;  // its records below the session
  std::vector<int> order;
};

// Of a session that is new these are all its entries, in their order. `corrections`: those of the
// file among them.
Lacking lacking_entries(const EveningSession&, const SessionInBook&, const Corrections& corrections,
                        const BookBefore&);

}  // namespace kattegat
