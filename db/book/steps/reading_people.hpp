// Who is who in a book, as operations on it read that: within one step (one_step.hpp), and damage
// is thrown.
#pragma once
#include <vector>

#include "db/store/store.hpp"
#include "kattegat/journal/evenings/appearances.hpp"
#include "kattegat/journal/evenings/who_is_who.hpp"

namespace kattegat {

Roster roster_of(Store&);  // whoever only stores or judges need not know who everybody is
RecordsOfPeople records_of_people(Store&);

// What headers are read for, and so how far they are believed: names and money hang on them. What a
// flipped bit leaves out or changes would make somebody another one, who is paid.
enum class HeadersFor {
  // As they lie there: a damaged book tells whom it has, and takes in what others have of it.
  telling,
  // Proven once the roster says anything of anybody: until then nobody is fused, renamed or has a
  // number, what is hidden of another evening changes a name at most, and to look for it would cost
  // what the whole book holds.
  showing,
  // Proven: they say what their logs say, and none is hidden. Else it is damage.
  settling,
};
WhoIsWho who_is_who(Store&, HeadersFor);
WhoIsWho who_is_who(Store&, HeadersFor, Items headers);
People people_of(Store&);  // for showing

// Those of our own log have theirs, unless they have been forgotten. Else it is damage.
void expect_words(Store&, const Items&, const Roster&);

}  // namespace kattegat
