// Who is the same person: said, and taken back. Functions as those of naming.hpp. README, "Several
// tables, and the people".
#pragma once
#include "kattegat/journal/evenings/evening_headers.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// One is the other. Refused when they have sat at one table.
NewRecords fusing(const RecordsOfPeople&, const Person& one, const Person& whom);
// What that joins, to be taken back: each id, and whom it was before.
struct Fused {
  struct Before {
    Uuid id;
    std::optional<Uuid> with;
  };
  Uuid with;
  std::vector<Before> ids;
};
Fused to_be_fused(const Roster&, const Person& one, const Person& whom);
// Everybody is whom they were before it. What has been said of one of the ids since stands.
std::vector<NewRecord> unfusing(const Roster&, const Fused&);
// By the name or the id that the fused one had.
NewRecords separating(const RecordsOfPeople&, const std::string& name_or_id);

}  // namespace kattegat
