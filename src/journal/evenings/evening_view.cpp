#include "kattegat/journal/evenings/evening_view.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "kattegat/journal/evenings/payments.hpp"
#include "kattegat/journal/evenings/sound.hpp"

namespace kattegat {
namespace {

std::vector<Person> payees_among(const Participants& players, const ByAnyId& everybody) {
  std::vector<Person> payees;
  std::set<std::pair<const Person*, std::string_view>> seen;  // one may take part under many ids
  for (const Participant& one : players) {
    const Person* const known = everybody.find(one.ids.front());
    if (!known || known->numbers.empty() || !seen.emplace(known, one.now).second) continue;
    payees.push_back(*known);
    payees.back().name = one.now;
  }
  return payees;
}

}  // namespace

Result<EveningView, Damage> view_of_records(EveningItems items, const People& people) {
  Items initials;  // all else of it is in the history
  std::copy_if(items.below.begin(), items.below.end(), std::back_inserter(initials),
               [](const Item& item) { return item.record.kind == RecordKind::initials; });
  auto sound = read_sound(std::move(items), people);
  if (!sound) return sound.error();
  EveningView view;
  view.history = std::move(sound->history);
  view.written = std::move(sound->evening);
  const NewNames names = new_names(view.history);
  view.shown = renamed(view.written, names);
  view.closing = closing_of(view.history, initials);
  rename_people(view.closing, names);
  view.payees = payees_among(view.history.players, people.everybody);
  return view;
}

}  // namespace kattegat
