// What a book lacks of a session's entries in an evening file, and of what has been decided about
// them.
#pragma once
#include "file_corrections.hpp"
#include "kattegat/journal/importing/importing.hpp"
#include "kept_entries.hpp"
#include "lacking.hpp"

namespace kattegat {

// Of a session that is new these are all its entries, in their order. `corrections`: those of the
// file among them.
Lacking lacking_entries(const EveningSession&, const SessionInBook&, const Corrections& corrections,
                        const BookBefore&);

}  // namespace kattegat
