#include "kattegat/journal/merging/changed_accounts.hpp"

#include <set>
#include <utility>

namespace kattegat {
namespace {

// Nothing in a currency is as if it had never been used.
Sums without_zeros(Sums sums) {
  std::erase_if(sums, [](const auto& one) { return one.second == Money{}; });
  return sums;
}
// What these have to come, or to pay, together.
Sums balance_of(const std::set<Uuid>& people, const PurseSums& sums) {
  Sums balance;
  for (const Uuid& id : people)
    if (const auto found = sums.people.find(id); found != sums.people.end())
      for (const auto& [currency, amount] : found->second) balance[currency] += amount;
  return without_zeros(std::move(balance));
}

}  // namespace

std::vector<Text> changed_accounts(const BeforeAndNow<ByAnyId>& people,
                                   const BeforeAndNow<PurseSums>& purse) {
  std::vector<Text> changes;
  std::set<Uuid> said;
  for (const Person& person : people.before.all()) {
    std::set<Uuid> are;
    for (const Uuid& id : person.ids) are.insert(people.now.stands_for(id));
    if (balance_of({person.ids.begin(), person.ids.end()}, purse.before) ==
        balance_of(are, purse.now))
      continue;
    for (const Uuid& id : are) {  // of all of those whom it has become
      if (!said.insert(id).second) continue;
      const Person* const one = people.now.find(id);
      changes.push_back(text(Word::changed_purse, one ? one->name : person.name));
    }
  }
  if (without_zeros(purse.before.club) != without_zeros(purse.now.club) ||
      without_zeros(purse.before.in_hand) != without_zeros(purse.now.in_hand))
    changes.push_back(text(Word::changed_in_hand));
  return changes;
}

}  // namespace kattegat
