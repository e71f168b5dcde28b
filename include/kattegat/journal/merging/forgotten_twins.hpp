// Another book that had not met this one may have written the same evening, and may have forgotten
// somebody too.
#pragma once
#include <map>
#include <set>

#include "kattegat/journal/people/roster.hpp"

namespace kattegat {

// By who was forgotten (ForgottenPeople::as_whom), the ids under which that book knows this person:
// by the place among players or seats that are alike otherwise. `headers`: every evening, session
// and player record.
std::map<Uuid, std::set<Uuid>> twins_of_forgotten(Items headers, const Roster&);

}  // namespace kattegat
