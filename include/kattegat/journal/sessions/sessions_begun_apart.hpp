// Sessions that two books have begun, each by a header of its own.
#pragma once
#include <map>
#include <set>

#include "kattegat/journal/records/record.hpp"

namespace kattegat {

// Those that more than one header begins, or of which one header gives other people the numbers
// than another; and the evenings below which any of theirs stand. Whom their numbers mean, and
// in which evening they are, hangs on who is who and on which evenings are one. `headers`: of any
// kind, in any order.
std::map<Uuid, std::set<Uuid>> sessions_begun_apart(const Items& headers);

}  // namespace kattegat
