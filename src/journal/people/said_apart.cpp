// Who somebody is, whether they are offered, what they are called and where they take money.
#include "kattegat/journal/people/said_apart.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace kattegat {
namespace {

bool is_of_a_person(const Conflict& fusion) { return !fusion.evening; }

// One side a person with whom they were made one, or nobody; of each id what was said last, or all
// that two books have said of it apart.
Conflict conflict_of(const std::vector<Uuid>& fused_apart, const Person& person,
                     const Roster& roster, const std::map<Uuid, const Conflict*>& about_id) {
  Conflict all{RecordKind::fusion, fused_apart.front(), {}, {}, {}};
  std::map<std::optional<Uuid>, std::size_t> places;
  const auto add = [&](const Item& item) {
    const FusionContents says = *read_as<FusionContents>(item);
    const auto [place, is_new] = places.try_emplace(says.with, all.sides.size());
    if (is_new)
      all.sides.push_back({item, says, says.with && has_id(person, *says.with)});
    else
      all.sides[place->second].alike.push_back(item);
  };
  for (const Uuid& id : fused_apart) {
    const auto apart = about_id.find(id);
    if (apart == about_id.end()) add(roster.fusions().said_of(id));
    if (apart != about_id.end())
      for (const Side& side : apart->second->sides) {
        add(side.item);
        for (const Item& item : side.alike) add(item);
      }
  }
  return all;
}

// With those that are about one evening's ids of somebody, which take the place of those about one
// of them.
std::vector<Conflict> with_those_apart(std::vector<Conflict> conflicts, const ByAnyId& everybody,
                                       const Roster& roster) {
  std::map<Uuid, const Conflict*> about_id;
  for (const Conflict& one : conflicts) about_id.emplace(one.id, &one);
  std::vector<Conflict> apart;
  std::set<Uuid> ids;
  for (const Person& person : everybody.all())
    for (const std::vector<Uuid>& some : person.fused_apart) {
      apart.push_back(conflict_of(some, person, roster, about_id));
      ids.insert(some.begin(), some.end());
    }
  std::erase_if(conflicts, [&](const Conflict& one) { return ids.count(one.id) > 0; });
  std::move(apart.begin(), apart.end(), std::back_inserter(conflicts));
  return conflicts;
}

// By which book, and with whom.
using FusionSide = std::pair<Uuid, std::optional<Uuid>>;
FusionSide said_by(const Side& side) {
  return {side.item.record.origin, std::get<FusionContents>(side.contents).with};
}
std::set<FusionSide> all_said_by(const Conflict& fusion) {
  std::set<FusionSide> all;
  for (const Side& side : fusion.sides) all.insert(said_by(side));
  return all;
}

// Its sides are the same books', with the same.
void take_along(Conflict& conflict, const Conflict& of_another_id) {
  std::map<FusionSide, const Side*> others;
  for (const Side& other : of_another_id.sides) others.emplace(said_by(other), &other);
  for (Side& side : conflict.sides) {
    const Side& other = *others.at(said_by(side));
    side.alike.push_back(other.item);
    side.alike.insert(side.alike.end(), other.alike.begin(), other.alike.end());
  }
}

// What the same books say of several ids of one person is asked about once.
std::vector<Conflict> once_a_person(std::vector<Conflict> fusions, const ByAnyId& unfused) {
  std::map<std::pair<Uuid, std::set<FusionSide>>, std::size_t> known;
  std::vector<Conflict> all;
  for (Conflict& fusion : fusions) {
    if (is_of_a_person(fusion)) {
      const auto [first, is_new] =
          known.try_emplace({unfused.stands_for(fusion.id), all_said_by(fusion)}, all.size());
      if (!is_new) {
        take_along(all[first->second], fusion);
        continue;
      }
      if (const Person* const one = unfused.find(fusion.id)) fusion.called = one->name;
    }
    all.push_back(std::move(fusion));
  }
  return all;
}

}  // namespace

std::vector<Conflict> said_apart(std::vector<Conflict> fusions, const KnownApart& known) {
  const Roster& roster = known.roster;
  const ByAnyId& everybody = known.everybody;
  std::vector<Conflict> all = with_those_apart(std::move(fusions), everybody, roster);
  const bool is_anybody_fused_apart = std::any_of(all.begin(), all.end(), is_of_a_person);
  const bool is_anybody_retired_apart =
      std::any_of(everybody.all().begin(), everybody.all().end(),
                  [&](const Person& person) { return roster.may_be_retired_apart(person.ids); });
  if (is_anybody_fused_apart || is_anybody_retired_apart) {
    const ByAnyId unfused = known.find_unfused();
    all = once_a_person(std::move(all), unfused);
    for (const Person& person : unfused.all())
      add_if_any(
          all,
          roster.retired_decisions(person.ids).conflict(RecordKind::retired, person.ids.front()));
  }
  for (const Person& person : everybody.all()) {
    add_if_any(
        all,
        roster.name_decisions(person.named_by).conflict(RecordKind::name, person.named_by.front()));
    for (std::size_t which = 0; which < names(NumberKind{}).size(); ++which)
      add_if_any(all, roster.number_decisions(person.ids, static_cast<NumberKind>(which))
                          .conflict(RecordKind::number, person.ids.front()));
  }
  return all;
}

}  // namespace kattegat
