// What comes before anything is said of somebody: what else has to be said, or why nothing may be.
#pragma once
#include "kattegat/journal/people/person.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// What somebody is called must stand in the roster before anything else does: evenings to come find
// them there by their name.
std::vector<NewRecord> name_first(const Roster&, const Person&);
// Of who has been erased nothing more is said: it would be forgotten at the next merge.
std::optional<WhyNot> refuse_erased(const Roster&, const Person&);

}  // namespace kattegat
