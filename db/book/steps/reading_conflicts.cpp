#include "db/book/steps/reading_conflicts.hpp"

#include <algorithm>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "kattegat/journal/people/said_apart.hpp"

namespace kattegat {
namespace {

// Whether it is about which of these evenings are one.
bool joins(const Conflict& conflict, const std::set<Uuid>& evenings) {
  const auto names_one = [&](const Side& side) {
    const auto* fusion = std::get_if<FusionContents>(&side.contents);
    return fusion && fusion->with && evenings.count(*fusion->with) > 0;
  };
  return evenings.count(conflict.id) > 0 ||
         std::any_of(conflict.sides.begin(), conflict.sides.end(), names_one);
}

// Those that are about which ids are one.
std::vector<Conflict> fusion_conflicts(Store& store, const Roster& roster) {
  std::vector<Conflict> conflicts = roster.fusion_decisions().conflicts();
  const HowSettled settled = how_settled(store);
  for (Conflict& conflict : conflicts)
    if (settled(conflict.id)) conflict.evening = conflict.id;
  return conflicts;
}

}  // namespace

std::vector<Conflict> roster_conflicts(Store& store, const WhoIsWho& who) {
  const Roster& roster = who.people.roster;
  const auto find_unfused = [&] { return ByAnyId(everybody_in(who.evenings, roster.unfused())); };
  return said_apart(fusion_conflicts(store, roster), {roster, who.people.everybody, find_unfused});
}

std::set<Uuid> evenings_in(const EveningHistory& history) {
  std::set<Uuid> evenings{history.parts.begin(), history.parts.end()};
  evenings.insert(history.id);
  return evenings;
}

std::vector<Conflict> conflicts_of_joining(Store& store,
                                           const std::vector<const EveningHistory*>& evenings) {
  std::set<Uuid> asked;
  for (const EveningHistory* one : evenings) asked.merge(evenings_in(*one));
  std::vector<Conflict> all = fusion_conflicts(store, roster_of(store));
  std::erase_if(all,
                [&](const Conflict& one) { return !one.joins_evenings() || !joins(one, asked); });
  return all;
}

std::set<Uuid> evenings_decided_apart(Store& store, const WhoIsWho& who) {
  std::set<Uuid> apart;
  const std::set<Uuid> places = store.decided_by_several();
  if (places.empty()) return apart;
  EveningReader reader(store, who.wholes);
  for (const EveningHistory& one : who.evenings) {
    const bool may_be =
        places.count(one.id) > 0 ||
        std::any_of(one.parts.begin(), one.parts.end(),
                    [&](const Uuid& part) { return places.count(part) > 0; }) ||
        std::any_of(one.sessions.begin(), one.sessions.end(),
                    [&](const SessionHistory& session) { return places.count(session.id()) > 0; });
    if (!may_be) continue;
    find_damage([&] {
      const EveningHistory history = expect_history(reader.items(one.id), who.people);
      if (!history.conflicts.empty()) apart.insert(one.id);
    });
  }
  return apart;
}

}  // namespace kattegat
