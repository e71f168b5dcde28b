// Who is retired: offered as a player no longer. A function as those of naming.hpp. README,
// "Several tables, and the people".
#pragma once
#include "kattegat/journal/evenings/appearances.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// From now on, or no longer. Where two books have said it apart it is said of each whom this person
// is made of, had nobody been made one with anybody.
std::vector<NewRecord> retiring(const RecordsOfPeople&, const Person&, bool retired);

}  // namespace kattegat
