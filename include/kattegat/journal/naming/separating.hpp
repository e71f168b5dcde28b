// Who is the same person no longer. A function as those of naming.hpp. README, "Several tables, and
// the people".
#pragma once
#include "kattegat/journal/evenings/appearances.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// Whoever was fused is nobody else, by a name or an id that they had: by an id with all that are
// fused with the same and have a name in common with it. Refused when nobody fused is called so,
// which is missing then, and when several are, each fused with somebody else.
NewRecords separating(const RecordsOfPeople&, const std::string& name_or_id);

}  // namespace kattegat
