#include "db/book/changed.hpp"

#include "db/book/reading.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/changed_people.hpp"
#include "kattegat/journal/club.hpp"

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

std::string called(const EveningView& view) {
  const std::string date = view.shown.date, &place = view.shown.place;
  return place.empty() ? date : date + " " + place;
}

}  // namespace

Before before_hearing(Store& store, const std::set<Uuid>& places) {
  Before before;
  if (places.empty()) return before;
  const People people = people_of(store);
  const Wholes wholes = wholes_of(store, people);
  for (const Uuid& place : places) {
    const auto evening = has_evening(store, place) ? place : evening_of(store, place);
    if (!evening) continue;
    const Uuid whole = whole_in(wholes, *evening);
    if (before.evenings.count(whole) == 0)
      before.evenings[whole] = comes_to(view_of_whole(store, people, wholes, whole));
  }
  before.people = everybody_in(evening_headers(store, people), people);
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
    changes.push_back({id, text(Word::changed_evening, called(view))});
  }
  for (Text& one :
       changed_people(before.people, everybody_in(evening_headers(store, people), people)))
    changes.push_back({std::nullopt, std::move(one)});
  return changes;
}

}  // namespace kattegat
