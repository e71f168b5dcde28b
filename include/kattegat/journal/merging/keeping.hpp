// What two books have decided differently is decided once more, having seen both.
#pragma once
#include "kattegat/journal/people/fusions.hpp"
#include "kattegat/journal/records/refusal.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// For which side, and what is needed to say so. All has to stay while it is decided.
struct Keeping {
  const Conflict& conflict;
  const Hash& record;                 // of the side
  const std::vector<EntryRow>& rows;  // of the session: for an entry, which may stand there again
  Uuid new_id;                        // for what is said of an entry
  const Fusions& fusions;             // of the roster: for who is offered, decided knowing them
};
// A name is said again of each of the person's ids, for whoever is known by the name alone would be
// two people otherwise.
NewRecords keeping(const Keeping&);

}  // namespace kattegat
