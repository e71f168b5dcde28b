#include "db/book/steps/reading_purse.hpp"

#include "db/book/steps/whole_evening.hpp"

namespace kattegat {

PurseBefore purse_before(Store& store, const WhoIsWho& who) {
  return purse_among(store.below(purse_id, Branch::purse), who);
}

PurseView purse_view_of(Store& store, const WhoIsWho& who, const PurseChoice& choice) {
  const PurseBefore before = purse_before(store, who);
  expect_whole_purse(store, before.below, who.people.roster);
  return view_of(purse_of(before), who.evenings, who.people.everybody, choice);
}

std::vector<Conflict> purse_conflicts(Store& store, const WhoIsWho& who) {
  return purse_of(purse_before(store, who)).conflicts;
}

}  // namespace kattegat
