// Entries of a session whose players another header of it has numbered.
#pragma once
#include "kattegat/journal/sessions/numbering.hpp"

namespace kattegat {

// The entries and corrections among the records, as the header that holds would number them;
// without those that cannot count there. `below`: sorted, for who dealt goes by what came first.
void number_as_held(Items& below, const SessionContents& held, const Numberings&);

}  // namespace kattegat
