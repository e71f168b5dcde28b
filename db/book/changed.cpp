#include "db/book/changed.hpp"

#include "db/book/purse.hpp"
#include "db/book/reading.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/census.hpp"
#include "kattegat/journal/changed_people.hpp"

namespace kattegat {
namespace {

// What each gets or pays, by the names of now, and what of it is still due.
std::string comes_to(const EveningView& view) {
  const JudgedEvening judged = judge(view.shown);
  std::string said = view.shown.currency;
  if (!judged.complaints.empty()) return said + " breaks rules";
  const Settlement settlement = settle(view.shown, judged);
  const auto named = [&](std::size_t player) { return "\n" + view.shown.players[player] + " "; };
  for (std::size_t i = 0; i < settlement.money.size(); ++i)
    if (settlement.money[i] != Money{}) said += named(i) + to_string(settlement.money[i]);
  for (const Payment& due : still_due(view.shown, settlement, view.closing).payments)
    said += named(due.from) + named(due.to) + to_string(due.amount);
  return said;
}

EveningView view_of_whole(Store& store, const People& people, const Wholes& wholes,
                          const Uuid& evening) {
  return view_of(store, items_of(store, wholes, evening), people);
}

std::string date_and_place(const Evening& evening) {
  return evening.date + (evening.place.empty() ? "" : " " + evening.place);
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

PurseSums sums_of_purse(Store& store, const People& people,
                        const std::vector<EveningHistory>& evenings,
                        const std::vector<Person>& everybody) {
  return sums_of(purse_of(purse_before(store, people, evenings, everybody)).movements);
}

// What a person has to come, under whichever of the ids.
Sums balance_of(const Person& person, const PurseSums& sums) {
  Sums balance;
  for (const Uuid& id : person.ids)
    if (const auto found = sums.people.find(id); found != sums.people.end())
      for (const auto& [currency, amount] : found->second) balance[currency] += amount;
  std::erase_if(balance, [](const auto& one) { return one.second == Money{}; });
  return balance;
}

}  // namespace

Before before_hearing(Store& store, const Heard& heard) {
  Before before;
  if (heard.places.empty()) return before;
  const People people = people_of(store);
  const Wholes wholes = wholes_of(store, people);
  std::set<Uuid> evenings;
  for (const Uuid& place : heard.places)
    if (const auto evening = has_evening(store, place) ? place : evening_of(store, place))
      evenings.insert(*evening);
  evenings.merge(evenings_of_several(
      store, people.all_fused_with({heard.joined.begin(), heard.joined.end()})));
  for (const Uuid& evening : evenings) {
    const Uuid whole = whole_in(wholes, evening);
    if (before.evenings.count(whole) == 0)
      before.evenings[whole] = comes_to(view_of_whole(store, people, wholes, whole));
  }
  const std::vector<EveningHistory> headers = evening_headers(store, people);
  before.people = everybody_in(headers, people);
  if (heard.places.count(purse_id) > 0)
    before.purse = sums_of_purse(store, people, headers, before.people);
  return before;
}

std::vector<Change> changes_since(Store& store, const Before& before) {
  std::vector<Change> changes;
  if (before.evenings.empty() && before.people.empty()) return changes;
  const People people = people_of(store);
  const Wholes wholes = wholes_of(store, people);
  std::set<Uuid> said;
  for (const auto& [was, came_to] : before.evenings) {
    const Uuid id = whole_in(wholes, was);
    if (said.count(id) > 0) continue;
    const EveningView view = view_of_whole(store, people, wholes, id);
    if (comes_to(view) == came_to) continue;
    said.insert(id);
    changes.push_back({id, text(Word::changed_evening, date_and_place(view.shown))});
  }
  const std::vector<EveningHistory> headers = evening_headers(store, people);
  const std::vector<Person> everybody = everybody_in(headers, people);
  for (Text& one : changed_people(before.people, everybody))
    changes.push_back({std::nullopt, std::move(one)});
  if (!before.purse) return changes;
  const PurseSums now = sums_of_purse(store, people, headers, everybody);
  for (const Person& person : before.people)
    if (balance_of(person, *before.purse) != balance_of(person, now))
      changes.push_back({std::nullopt, text(Word::changed_purse, person.name)});
  return changes;
}

}  // namespace kattegat
