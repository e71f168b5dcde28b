// Evenings that were begun apart become one, and stand alone again. Each answers the records that
// say so, or why not.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/evenings/wholes.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// They become part of the first, or of what that is part of. Nothing to add when they are one
// already. At least one evening.
NewRecords joining(const std::vector<Uuid>& evenings, const Roster&, const HowSettled&);
// They stand alone again: each that is part of another, and all that are part of one of them.
NewRecords parting(const std::vector<Uuid>& evenings, const Roster&, const HowSettled&);

}  // namespace kattegat
