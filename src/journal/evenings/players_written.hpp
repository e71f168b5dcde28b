// Who takes part in an evening by its own records, and what each was called that night.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// Players in the order of their records, no two of them written alike; within an evening a name is
// one person, unless two ids that were given bear it, or both sit at one table, or one is a guest.
// `now` is as `written`. `below`: in the order in which the evening is read (sort_by_part).
std::vector<Participant> players_written_in(const Items& below, const Roster&);

}  // namespace kattegat
