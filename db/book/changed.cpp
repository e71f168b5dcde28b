#include "db/book/changed.hpp"

#include "db/book/purse.hpp"
#include "db/book/reading.hpp"
#include "kattegat/journal/census.hpp"
#include "kattegat/journal/changed_people.hpp"

namespace kattegat {
namespace {

EveningView view_of_whole(Store& store, const People& people, const Wholes& wholes,
                          const Uuid& evening) {
  return view_of(store, items_of(store, wholes, evening), people);
}

std::string date_and_place(const EveningHistory& evening) {
  const std::string& place = evening.header.place;
  return date_of(evening) + (place.empty() ? "" : " " + place);
}

// Where two of them take part: each may have had an amount of their own there.
std::set<Uuid> evenings_of_several(Store& store, const std::vector<Uuid>& joined) {
  std::map<Uuid, std::set<Uuid>> who;
  for (const Uuid& person : joined)
    for (const Item& item : store.with_id(person))
      if (item.record.kind == RecordKind::player) who[item.record.parent].insert(person);
  std::set<Uuid> evenings;
  for (const auto& [evening, people] : who)
    if (people.size() > 1) evenings.insert(evening);
  return evenings;
}

PurseSums sums_of_purse(Store& store, const Roster& roster,
                        const std::vector<EveningHistory>& evenings,
                        const std::vector<Person>& everybody) {
  return sums_of(purse_of(purse_before(store, roster, evenings, everybody)).movements);
}

}  // namespace

Before before_hearing(Store& store, const Heard& heard) {
  Before before;
  if (heard.places.empty()) return before;
  Roster roster = roster_of(store);
  const std::vector<EveningHistory> headers = evening_headers(store, roster);
  before.people = everybody_in(headers, roster);
  if (heard.is_somebody_erased) {
    Items unfused = store.below(roster_id, Branch::roster);
    std::erase_if(unfused, [](const Item& item) { return item.record.kind == RecordKind::fusion; });
    before.by_name = everybody_in(headers, Roster(std::move(unfused)));
  }
  before.purse = sums_of_purse(store, roster, headers, before.people);
  const People people{std::move(roster), ByAnyId(before.people)};
  const Wholes wholes = wholes_of(store, people.roster);
  std::set<Uuid> evenings;
  // What has been said of an evening that was not here holds once that one comes.
  for (const Uuid& place : people.roster.all_fused_with({heard.places.begin(), heard.places.end()}))
    if (const auto evening = has_evening(store, place) ? place : evening_of(store, place))
      evenings.insert(*evening);
  evenings.merge(evenings_of_several(
      store, people.roster.all_fused_with({heard.joined.begin(), heard.joined.end()})));
  for (const Uuid& evening : evenings) {
    const Uuid whole = whole_in(wholes, evening);
    if (before.evenings.count(whole) == 0)
      before.evenings[whole] = comes_to(view_of_whole(store, people, wholes, whole));
  }
  return before;
}

std::vector<Change> changes_since(Store& store, const Before& before) {
  std::vector<Change> changes;
  if (!before.purse) return changes;
  Roster roster = roster_of(store);
  const std::vector<EveningHistory> headers = evening_headers(store, roster);
  const std::vector<Person> all = everybody_in(headers, roster);
  const People people{std::move(roster), ByAnyId(all)};
  const Wholes wholes = wholes_of(store, people.roster);
  std::set<Uuid> said;
  for (const auto& [was, came_to] : before.evenings) {
    const Uuid id = whole_in(wholes, was);
    if (said.count(id) > 0) continue;
    const EveningView view = view_of_whole(store, people, wholes, id);
    const ComesTo now = comes_to(view);
    const bool same_money = now.settled == came_to.settled;
    if (same_money && now.played == came_to.played) continue;
    said.insert(id);
    const std::string evening = date_and_place(view.history);
    changes.push_back({id, same_money ? text(Word::changed_otherwise, evening)
                                      : text(Word::changed_evening, evening)});
  }
  const ByAnyId were(before.people);
  for (const EveningHistory& evening : headers)
    if (before.evenings.count(evening.id) == 0 && is_regrouped(evening, were, people.everybody))
      changes.push_back({evening.id, text(Word::changed_otherwise, date_and_place(evening))});
  for (Text& one : changed_people(before.people, all))
    changes.push_back({std::nullopt, std::move(one)});
  for (Text& one : changed_accounts(before.people, *before.purse, people.everybody,
                                    sums_of_purse(store, people.roster, headers, all)))
    changes.push_back({std::nullopt, std::move(one)});
  return changes;
}

}  // namespace kattegat
