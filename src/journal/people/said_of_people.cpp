#include "kattegat/journal/people/said_of_people.hpp"

#include <algorithm>
#include <set>
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

namespace {

// Without what begins a thing of an id as a followed one does, which means the same: who followed
// the one has followed both.
std::vector<const SaidOfPerson*> without_begun_alike(std::vector<const SaidOfPerson*> said) {
  std::set<Hash> followed;
  for (const SaidOfPerson* const one : said)
    followed.insert(follows_in(one->contents)->begin(), follows_in(one->contents)->end());
  const auto begins = [](const SaidOfPerson* one) { return follows_in(one->contents)->empty(); };
  const auto is_followed = [&](const SaidOfPerson* one) {
    return followed.count(one->item.record.hash) > 0;
  };
  const auto what = [](const SaidOfPerson* one) {
    return std::pair(one->item.record.id, one->meaning);
  };
  std::set<std::pair<Uuid, Meaning>> begun;  // and followed
  for (const SaidOfPerson* const one : said)
    if (begins(one) && is_followed(one)) begun.insert(what(one));
  std::erase_if(said, [&](const SaidOfPerson* one) {
    return begins(one) && !is_followed(one) && begun.count(what(one)) > 0;
  });
  return said;
}

}  // namespace

Thing as_one_thing_by_log(std::vector<const SaidOfPerson*> said) {
  Thing thing;
  std::map<Uuid, Hash> last;  // by log
  for (const SaidOfPerson* const one : without_begun_alike(std::move(said))) {
    const Record& record = one->item.record;
    thing.add(one->item, one->contents, one->meaning);
    const auto [before, is_first] = last.try_emplace(record.origin, record.hash);
    if (!is_first)
      thing.versions.back().follows.push_back(std::exchange(before->second, record.hash));
  }
  thing.resolve(Begun::by_deciding);
  return thing;
}

}  // namespace kattegat
