// Who has other money with the club than before. What a merge tells of its purse; README, "Books
// that meet".
#pragma once
#include "kattegat/core/before_and_now.hpp"
#include "kattegat/core/text.hpp"
#include "kattegat/journal/people/everybody.hpp"
#include "kattegat/journal/purse/purse.hpp"

namespace kattegat {

// Whose account is another: who is somebody else's now has what that one has. And whether the club
// has other money.
std::vector<Text> changed_accounts(const BeforeAndNow<ByAnyId>&, const BeforeAndNow<PurseSums>&);

}  // namespace kattegat
