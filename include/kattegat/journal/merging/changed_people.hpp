// Who is called otherwise, paid elsewhere, or somebody else than before; or has other money in the
// purse. What a merge tells of people; README, "Books that meet".
#pragma once
#include "kattegat/core/text.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/people/everybody.hpp"
#include "kattegat/journal/purse/purse.hpp"

namespace kattegat {

// Of those who were known before; whoever is new is no change, unless they `came` with a name and
// are forgotten: then somebody has had them erased before this book knew them.
std::vector<Text> changed_people(const ByAnyId& before, const ByAnyId& now,
                                 const std::set<Uuid>& came);

// Whether two of an evening who were apart are one now, or one is two: then it is another, though
// nobody has touched it.
bool is_regrouped(const EveningHistory&, const ByAnyId& before, const ByAnyId& now);

// Whose account is another: who is somebody else's now has what that one has. And whether the club
// has other money.
std::vector<Text> changed_accounts(const ByAnyId& before, const PurseSums& was, const ByAnyId& now,
                                   const PurseSums& is);

}  // namespace kattegat
