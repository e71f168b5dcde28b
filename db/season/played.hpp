// Whether something counts in a session, whose entries are read, though it may have come to
// nothing. Where all has been taken back nobody has played.
#pragma once
#include "db/store/store.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

bool is_played(Store&, const SessionByHeaders&);
bool is_played(Store&, const EveningHistory&);  // some session of it

}  // namespace kattegat
