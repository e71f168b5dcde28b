// Who is the same person: said, and undone. Functions as those of naming.hpp. README, "Several
// tables, and the people".
#pragma once
#include "kattegat/journal/evenings/appearances.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// One is the other, under each of their ids. Refused when they are one already, when either has
// been erased, and when they have sat at one table.
NewRecords fusing(const RecordsOfPeople&, const Person& one, const Person& whom);
// What that joins, to be taken back: each id, and whom it was before; nobody, where it was none but
// itself.
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

}  // namespace kattegat
