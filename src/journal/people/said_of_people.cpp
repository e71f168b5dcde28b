#include "kattegat/journal/people/said_of_people.hpp"

#include <algorithm>
#include <utility>

namespace kattegat {

void SaidOfPeople::add(const Item& item, Contents contents, Meaning meaning) {
  by_id_[item.record.id].push_back({item, std::move(contents), std::move(meaning)});
}

std::vector<const SaidOfPerson*> SaidOfPeople::of(OnePerson person) const {
  std::vector<const SaidOfPerson*> said;
  for (const Uuid& id : person)
    if (const auto found = by_id_.find(id); found != by_id_.end())
      for (const SaidOfPerson& one : found->second) said.push_back(&one);
  std::sort(said.begin(), said.end(), [](const SaidOfPerson* one, const SaidOfPerson* other) {
    return comes_before(one->item.record, other->item.record);
  });
  return said;
}

Thing as_one_thing(const std::vector<const SaidOfPerson*>& said) {
  Thing thing;
  for (const SaidOfPerson* const one : said) thing.add(one->item, one->contents, one->meaning);
  thing.resolve(Begun::as_a_fact);
  return thing;
}

}  // namespace kattegat
