// Who is called otherwise, paid elsewhere, or somebody else than before. What a merge tells of
// people; README, "Books that meet".
#pragma once
#include "kattegat/core/before_and_now.hpp"
#include "kattegat/core/text.hpp"
#include "kattegat/journal/people/everybody.hpp"

namespace kattegat {

// Of those who were known before; whoever is new is no change, unless they `came` with a name and
// are forgotten: then somebody has had them erased before this book knew them.
std::vector<Text> changed_people(const BeforeAndNow<ByAnyId>&, const std::set<Uuid>& came);

}  // namespace kattegat
