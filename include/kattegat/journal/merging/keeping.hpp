// What two books have decided differently is decided once more, having seen both.
#pragma once
#include "kattegat/journal/people/fusions.hpp"
#include "kattegat/journal/records/refusal.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// For the side with this record. `rows`: of the session, where the conflict is in one. `as`: the id
// of the decision, where it has one of its own. `fusions`: those of the roster, which a decision on
// who is offered has seen. A name is said again of each of the person's ids, for whoever is known
// by the name alone would be two people otherwise.
NewRecords keeping(const Conflict&, const Hash& record, const std::vector<EntryRow>& rows,
                   const Uuid& as, const Fusions& fusions);

}  // namespace kattegat
