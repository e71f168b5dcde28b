#include "kattegat/journal/people/said_apart.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace kattegat {
namespace {

bool is_of_a_person(const Conflict& fusion) { return !fusion.joins_evenings(); }

// Of each id what was said last, or all that two books have said of it apart.
Items all_said_of(const std::vector<Uuid>& ids, const FusionDecisions& fusions,
                  const std::map<Uuid, const Conflict*>& about_id) {
  Items all;
  for (const Uuid& id : ids) {
    const auto apart = about_id.find(id);
    if (apart == about_id.end()) {
      all.push_back(fusions.said_of(id));
      continue;
    }
    for (const Side& side : apart->second->sides) {
      all.push_back(side.item);
      all.insert(all.end(), side.alike.begin(), side.alike.end());
    }
  }
  return all;
}

// One side a person with whom they were made one, or nobody; it holds where `is_theirs(with)`,
// which several may.
template <class IsTheirs>
Conflict one_side_a_person(const Uuid& about, const Items& said, const IsTheirs& is_theirs) {
  Conflict conflict{
      .about = RecordKind::fusion, .id = about, .evening = {}, .session = {}, .sides = {}};
  std::map<std::optional<Uuid>, std::size_t> places;
  for (const Item& item : said) {
    const FusionContents says = *read_as<FusionContents>(item);
    const auto [place, is_new] = places.try_emplace(says.with, conflict.sides.size());
    if (is_new)
      conflict.sides.push_back(
          {.item = item, .contents = says, .holds = says.with && is_theirs(*says.with)});
    else
      conflict.sides[place->second].alike.push_back(item);
  }
  return conflict;
}

// With those that are about one evening's ids of somebody, which take the place of those about one
// of them.
std::vector<Conflict> with_those_apart(std::vector<Conflict> conflicts, const KnownApart& known) {
  std::map<Uuid, const Conflict*> about_id;
  for (const Conflict& one : conflicts) about_id.emplace(one.id, &one);
  std::vector<Conflict> apart;
  std::set<Uuid> ids;
  for (const Person& person : known.everybody.all()) {
    const auto is_theirs = [&](const Uuid& id) {
      return known.everybody.stands_for(id) == person.ids.front();
    };
    for (const FusedApart& one : person.fused_apart) {
      const Items said = all_said_of(one.ids, known.roster.fusion_decisions(), about_id);
      apart.push_back(one_side_a_person(one.ids.front(), said, is_theirs));
      ids.insert(one.ids.begin(), one.ids.end());
    }
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

// Whether anything hangs on who they would be, had nobody been made one with anybody.
bool may_be_apart(const std::vector<Conflict>& fusions, const KnownApart& known) {
  const std::vector<Person>& all = known.everybody.all();
  return std::any_of(fusions.begin(), fusions.end(), is_of_a_person) ||
         std::any_of(all.begin(), all.end(), [&](const Person& one) {
           return known.roster.retirements().may_be_said_apart(one.ids);
         });
}

}  // namespace

std::vector<Conflict> said_apart(std::vector<Conflict> fusions, const KnownApart& known) {
  const Roster& roster = known.roster;
  std::vector<Conflict> all = with_those_apart(std::move(fusions), known);
  if (may_be_apart(all, known)) {
    const ByAnyId unfused = known.find_unfused();
    all = once_a_person(std::move(all), unfused);
    for (const Person& one : unfused.all()) {
      const Thing retired = roster.retirements().decisions(one.ids);
      add_if_any(all, retired.conflict(RecordKind::retired, one.ids.front()));
    }
  }
  for (const Person& one : known.everybody.all()) {
    const Thing named = roster.name_decisions(one.named_by);
    add_if_any(all, named.conflict(RecordKind::name, one.named_by.front()));
    for (std::size_t which = 0; which < names(NumberKind{}).size(); ++which) {
      const Thing number = roster.number_decisions(one.ids, static_cast<NumberKind>(which));
      add_if_any(all, number.conflict(RecordKind::number, one.ids.front()));
    }
  }
  return all;
}

}  // namespace kattegat
