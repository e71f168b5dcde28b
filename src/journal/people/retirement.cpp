#include "retirement.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace kattegat {
namespace {

using AllSaid = std::vector<const SaidOfPerson*>;

const Uuid& id_said_of(const SaidOfPerson& said) { return said.item.record.id; }

// By whoever knew with whom the id had been made one: by what the log had said before, or by what
// is followed, also by way of another who knew. `said`: in the order that every book agrees on.
std::set<const SaidOfPerson*> said_knowingly(const AllSaid& said, const Fusions& fusions) {
  std::set<const SaidOfPerson*> knowing;
  std::set<std::pair<Uuid, Hash>> known;  // by the id, what was said of it by who knew
  for (const SaidOfPerson* const one : said) {
    const Follows& followed = *follows_in(one->contents);
    const bool knew = fusions.was_known(one->item.record, followed) ||
                      std::any_of(followed.begin(), followed.end(), [&](const Hash& hash) {
                        return known.count({id_said_of(*one), hash}) > 0;
                      });
    if (!knew) continue;
    knowing.insert(one);
    known.emplace(id_said_of(*one), one->item.record.hash);
  }
  return knowing;
}

// Those of whom two books have said it apart.
std::set<Uuid> ids_said_apart(const AllSaid& said, const SaidOfPeople& retired) {
  std::set<Uuid> ids, apart;
  for (const SaidOfPerson* const one : said) ids.insert(id_said_of(*one));
  for (const Uuid& id : ids)
    if (as_one_thing_by_log(retired.of(id)).resolved.conflict) apart.insert(id);
  return apart;
}

}  // namespace

AllSaid retirements_of_all(const SaidOfPeople& retired, const Fusions& fusions, OnePerson person) {
  AllSaid said = retired.of(person);
  if (said.empty()) return said;
  const std::set<Uuid> theirs(person.begin(), person.end());
  const auto is_fused = [&](const Uuid& id) {
    const Uuid whom = fusions.whom(id);
    return whom != id && theirs.count(whom) > 0;
  };
  const std::set<const SaidOfPerson*> knowing = said_knowingly(said, fusions);
  const auto is_of_the_id_alone = [&](const SaidOfPerson* one) {
    return knowing.count(one) == 0 && is_fused(id_said_of(*one));
  };
  AllSaid alone;
  std::copy_if(said.begin(), said.end(), std::back_inserter(alone), is_of_the_id_alone);
  const std::set<Uuid> apart = ids_said_apart(alone, retired);
  std::erase_if(said, [&](const SaidOfPerson* one) {
    return is_of_the_id_alone(one) && apart.count(id_said_of(*one)) == 0;
  });
  return said;
}

}  // namespace kattegat
