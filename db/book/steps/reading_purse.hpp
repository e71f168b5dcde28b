// The purse of a book, as operations on it read that: within one step (one_step.hpp), and damage is
// thrown.
#pragma once
#include <vector>

#include "db/store/store.hpp"
#include "kattegat/journal/evenings/who_is_who.hpp"
#include "kattegat/journal/purse/purse_request.hpp"
#include "kattegat/journal/purse/purse_view.hpp"

namespace kattegat {

// Valid while `who` is there.
PurseBefore purse_before(Store&, const WhoIsWho& who);
// With all that moves in it.
PurseView purse_view_of(Store&, const WhoIsWho&, const PurseChoice& = {});
// What two books have decided differently about it.
std::vector<Conflict> purse_conflicts(Store&, const WhoIsWho&);

}  // namespace kattegat
