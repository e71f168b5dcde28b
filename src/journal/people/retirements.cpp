#include "kattegat/journal/people/retirements.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace kattegat {
namespace {

using OneSaid = SaidOfPerson<RetiredContents>;
using AllSaid = AllSaidOfPerson<RetiredContents>;

const Uuid& id_said_of(const OneSaid& said) { return said.item.record.id; }

// What is one of two, resolved: alike begun is one thing of each id alone, for of another id it is
// said at another time. A log has seen what it said before, under whichever id.
Thing as_one_thing_by_log(const AllSaid& said) {
  std::vector<Version> versions = without_begun_alike(versions_of(said));
  std::map<Uuid, Hash> last;  // by log
  for (Version& version : versions) {
    const Record& record = version.item->record;
    const auto [before, is_first] = last.try_emplace(record.origin, record.hash);
    if (!is_first) version.follows.push_back(std::exchange(before->second, record.hash));
  }
  return {std::move(versions), Begun::by_deciding};
}

// By whoever knew with whom the id had been made one: by what the log had said before, or by what
// is followed, also by way of another who knew.
std::set<const OneSaid*> said_knowingly(const AllSaid& said, const Fusions& fusions) {
  std::set<const OneSaid*> knowing;
  std::set<std::pair<Uuid, Hash>> known;  // by the id, what was said of it by who knew
  for (const OneSaid* const one : said) {
    const Follows& followed = one->contents.follows;
    const bool knew = fusions.decisions().was_known(one->item.record, followed) ||
                      std::any_of(followed.begin(), followed.end(), [&](const Hash& hash) {
                        return known.count({id_said_of(*one), hash}) > 0;
                      });
    if (!knew) continue;
    knowing.insert(one);
    known.emplace(id_said_of(*one), one->item.record.hash);
  }
  return knowing;
}

// By each id that has been made one with another of the person's, what is of that id alone: said
// by whoever did not know of it.
std::map<Uuid, AllSaid> said_of_ids_alone(const AllSaid& said, OnePerson person,
                                          const Fusions& fusions) {
  const std::set<Uuid> theirs(person.begin(), person.end());
  const auto is_fused = [&](const Uuid& id) {
    const auto with = fusions.decisions().with_whom(id);
    return fusions.whom(id) != id && with && theirs.count(*with) > 0;
  };
  const std::set<const OneSaid*> knowing = said_knowingly(said, fusions);
  std::map<Uuid, AllSaid> alone;
  for (const OneSaid* const one : said)
    if (const Uuid& id = id_said_of(*one); knowing.count(one) == 0 && is_fused(id))
      alone[id].push_back(one);
  return alone;
}

}  // namespace

bool Retirements::is_retired(OnePerson person, const Fusions& fusions) const {
  AllSaid said = said_.of(person);
  if (said.empty()) return false;
  std::set<const OneSaid*> of_others;
  for (const auto& [id, alone] : said_of_ids_alone(said, person, fusions))
    if (!decisions(id).is_in_conflict()) of_others.insert(alone.begin(), alone.end());
  std::erase_if(said, [&](const OneSaid* one) { return of_others.count(one) > 0; });
  const Thing thing = as_one_thing_by_log(said);
  return !thing.versions().empty() && std::get<RetiredContents>(thing.held().contents).retired;
}

Thing Retirements::decisions(OnePerson person) const {
  return as_one_thing_by_log(said_.of(person));
}

bool Retirements::may_be_said_apart(OnePerson person) const {
  std::set<Uuid> logs;
  std::set<bool> says;
  for (const OneSaid* const one : said_.of(person)) {
    logs.insert(one->item.record.origin);
    says.insert(one->contents.retired);
  }
  return logs.size() > 1 && says.size() > 1;
}

Follows knowing_fusions(Follows follows, const Fusions& fusions, const Uuid& id) {
  if (fusions.whom(id) == id) return follows;
  const Follows said = fusions.decisions().follows(id);
  follows.insert(follows.end(), said.begin(), said.end());
  return at_most_a_record_holds(std::move(follows));
}

}  // namespace kattegat
