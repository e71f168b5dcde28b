// Movements of a club's purse for tests.
#pragma once
#include "kattegat/journal/records/contents.hpp"

namespace kattegat::test {

// Somebody owes it to the club, since one evening in November.
inline PurseContents owed(const Uuid& person, std::int64_t amount,
                          PurseKind what = PurseKind::membership) {
  PurseContents one;
  one.person = person;
  one.what = what;
  one.amount = Money{amount};
  one.currency = "DKK";
  one.date = "2026-11-20";
  return one;
}

}  // namespace kattegat::test
