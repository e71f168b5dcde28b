// What two books have decided differently, as operations read that: within one step (one_step.hpp),
// and damage is thrown.
#pragma once
#include <set>
#include <vector>

#include "db/store/store.hpp"
#include "kattegat/journal/evenings/who_is_who.hpp"

namespace kattegat {

// About people, and about which evenings are one.
std::vector<Conflict> roster_conflicts(Store&, const WhoIsWho&);
// Those of them that are about which others are one with these evenings.
std::vector<Conflict> conflicts_of_joining(Store&, const std::vector<const EveningHistory*>&);
// The evenings in which there are some. Looked for only where several logs have spoken of one
// thing; one that is damaged is left out.
std::set<Uuid> evenings_decided_apart(Store&, const WhoIsWho&);
// An evening, and all that belong to it.
std::set<Uuid> evenings_in(const EveningHistory&);

}  // namespace kattegat
