// Who has other money with the club than before. What a merge tells of its purse; README, "Books
// that meet".
#pragma once
#include "kattegat/core/text.hpp"
#include "kattegat/journal/people/everybody.hpp"
#include "kattegat/journal/purse/purse.hpp"

namespace kattegat {

// Who there is at one time, and what they have with the club. Both have to stay.
struct PeopleAndPurse {
  const ByAnyId& people;
  const PurseSums& purse;
};

// Whose account is another: who is somebody else's now has what that one has. And whether the club
// has other money.
std::vector<Text> changed_accounts(const PeopleAndPurse& before, const PeopleAndPurse& now);

}  // namespace kattegat
