#include "db/book/changed.hpp"

#include "db/book/purse.hpp"
#include "db/book/reading.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/census.hpp"
#include "kattegat/journal/changed_people.hpp"

namespace kattegat {
namespace {

// What each gets or pays, by the names of now, and what of it is still due.
std::string money_in(const EveningView& view, const JudgedEvening& judged) {
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
std::string rest_of(const EveningView& view, const JudgedEvening& judged) {
  std::string said = view.shown.place;
  for (std::size_t i = 0; i < judged.sessions.size(); ++i) {
    for (const std::string& seat : view.shown.sessions[i].seats) said += "\n" + seat;
    for (const JudgedEntry& entry : judged.sessions[i].entries) {
      said += "\n";
      for (const Points& points : entry.points.each) said += " " + to_string(points);
    }
  }
  for (const Initials& one : view.closing.initials)
    said += "\n" + one.player + " " + one.initials + " " + to_string(one.money);
  return said;
}
ComesTo comes_to(const EveningView& view) {
  const JudgedEvening judged = judge(view.shown);
  return {money_in(view, judged), rest_of(view, judged)};
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

// What these have to come, or to pay, together.
Sums balance_of(const std::set<Uuid>& people, const PurseSums& sums) {
  Sums balance;
  for (const Uuid& id : people)
    if (const auto found = sums.people.find(id); found != sums.people.end())
      for (const auto& [currency, amount] : found->second) balance[currency] += amount;
  std::erase_if(balance, [](const auto& one) { return one.second == Money{}; });
  return balance;
}

// Who is somebody else's now has what that one has.
void add_changed_purse(std::vector<Change>& changes, const Before& before, const PurseSums& now,
                       const ByAnyId& everybody) {
  std::set<Uuid> said;
  for (const Person& person : before.people) {
    std::set<Uuid> are;
    for (const Uuid& id : person.ids) are.insert(everybody.stands_for(id));
    const Sums balance = balance_of(are, now);
    if (balance_of({person.ids.begin(), person.ids.end()}, *before.purse) == balance) continue;
    const Person* const one = everybody.find(*are.begin());
    if (said.insert(*are.begin()).second)
      changes.push_back({std::nullopt, text(Word::changed_purse, one ? one->name : person.name)});
  }
}

}  // namespace

Before before_hearing(Store& store, const Heard& heard) {
  Before before;
  if (heard.places.empty()) return before;
  People people = roster_of(store);
  const std::vector<EveningHistory> headers = evening_headers(store, people);
  before.people = everybody_in(headers, people);
  before.purse = sums_of_purse(store, people, headers, before.people);
  people.know(ByAnyId(before.people));
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
  return before;
}

std::vector<Change> changes_since(Store& store, const Before& before) {
  std::vector<Change> changes;
  if (!before.purse) return changes;
  People people = roster_of(store);
  const std::vector<EveningHistory> headers = evening_headers(store, people);
  const std::vector<Person> all = everybody_in(headers, people);
  const ByAnyId everybody(all);
  people.know(everybody);
  const Wholes wholes = wholes_of(store, people);
  std::set<Uuid> said;
  for (const auto& [was, came_to] : before.evenings) {
    const Uuid id = whole_in(wholes, was);
    if (said.count(id) > 0) continue;
    const EveningView view = view_of_whole(store, people, wholes, id);
    const ComesTo now = comes_to(view);
    if (now.money == came_to.money && now.rest == came_to.rest) continue;
    said.insert(id);
    const std::string evening = date_and_place(view.shown);
    changes.push_back({id, now.money == came_to.money ? text(Word::changed_otherwise, evening)
                                                      : text(Word::changed_evening, evening)});
  }
  for (Text& one : changed_people(before.people, all))
    changes.push_back({std::nullopt, std::move(one)});
  add_changed_purse(changes, before, sums_of_purse(store, people, headers, all), everybody);
  return changes;
}

}  // namespace kattegat
