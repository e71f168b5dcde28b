// Who takes part in an evening by its own records, and what each was called that night.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// Players in the order of their records; within an evening a name is one person, unless two ids
// that were given bear it, or both sit at one table. `now` is as `written`.
std::vector<Participant> participants(const Items& below, const Roster&);

}  // namespace kattegat
