// What the players of an evening are called now, so that no two are called alike unless they are
// one.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// Those who are not forgotten and whom everybody knows under their names of now. Guests keep the
// name of the night where somebody else has theirs.
std::vector<Participant> called_as_now(std::vector<Participant>, const Roster&,
                                       const ByAnyId& everybody);
// Once everybody is taken in, and who sits where: two who are called alike by now keep the names of
// the night, unless they are one person who sits at each table once.
void keep_names_apart(EveningHistory&, const ByAnyId& everybody);

}  // namespace kattegat
