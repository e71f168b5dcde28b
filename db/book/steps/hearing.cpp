#include "db/book/steps/hearing.hpp"

#include <algorithm>
#include <iterator>

#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/reading_purse.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/shortened.hpp"
#include "kattegat/journal/merging/changed_accounts.hpp"
#include "kattegat/journal/merging/changed_people.hpp"
#include "kattegat/journal/merging/regrouped.hpp"
#include "kattegat/journal/naming/erasing.hpp"

namespace kattegat {
namespace {

using How = ChangedEvening::How;

ChangedEvening changed(const EveningHistory& evening, How how) {
  return {evening.id, date_of(evening), evening.header.place, how};
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

PurseSums sums_of_purse(Store& store, const WhoIsWho& who) {
  return sums_of(purse_of(purse_before(store, who)).movements);
}

// Whoever is forgotten already is called by one of them.
std::set<std::string> telling_pseudonyms(const People& people) {
  const ForgottenPeople& gone = people.roster.forgotten();
  if (gone.pseudonyms().empty()) return {};
  std::vector<std::string> names;
  for (const Person& one : people.everybody.all())
    if (!one.erased)
      for (std::string& name : all_names_of(one)) names.push_back(std::move(name));
  return pseudonyms_that_tell(names, gone);
}
// Those that have come: a line each, and what is beyond some dozens in one that is cut short.
std::vector<Text> new_telling(const std::set<std::string>& now,
                              const std::set<std::string>& before) {
  constexpr std::size_t most = 24;
  std::vector<std::string> come;
  std::set_difference(now.begin(), now.end(), before.begin(), before.end(),
                      std::back_inserter(come));
  if (come.size() > most) {
    const auto rest = come.begin() + most - 1;
    std::string all = shortened(joined(std::vector(rest, come.end())));
    come.erase(rest, come.end());
    come.push_back(std::move(all));
  }
  std::vector<Text> lines;
  for (std::string& one : come) lines.push_back(text(Word::changed_tells_name, std::move(one)));
  return lines;
}

// Of the evenings that were here, those that come to something else.
std::vector<Change> changed_evenings(Store& store, const BeforeHearing& before,
                                     const WhoIsWho& who) {
  std::vector<Change> changes;
  EveningReader reader(store, who.wholes);
  std::set<Uuid> said;
  for (const auto& [was, came_to] : before.evenings) {
    const Uuid id = whole_in(who.wholes, was);
    if (id == was && said.count(id) > 0) continue;
    const EveningView view = expect_view(reader.items(id), who.people);
    // Whoever has it as an evening of its own looks for it by its own day.
    const ChangedEvening as_it_was{id, came_to.played.date, came_to.played.place, How::otherwise};
    const ChangedEvening as_it_is = changed(view.history, How::otherwise);
    if (id != was && change_text(as_it_was) != change_text(as_it_is))
      changes.emplace_back(as_it_was);
    if (said.count(id) > 0) continue;
    const ComesTo now = comes_to(view);
    if (came_to.fits_a_file && !now.fits_a_file)
      changes.emplace_back(changed(view.history, How::no_file));
    const bool same_money = is_settled_alike(came_to.settled, now.settled);
    if (same_money && id == was && now.played == came_to.played) continue;
    said.insert(id);
    changes.emplace_back(same_money ? as_it_is : changed(view.history, How::amounts));
  }
  return changes;
}

// Of all others, those of whose players some are one now, or some are no longer.
std::vector<Change> regrouped_evenings(const BeforeHearing& before, const WhoIsWho& who) {
  std::vector<Change> changes;
  const BeforeAndNow<ByAnyId> people{.before = before.people, .now = who.people.everybody};
  for (const EveningHistory& evening : who.evenings)
    if (before.evenings.count(evening.id) == 0 && is_regrouped(evening, people))
      changes.emplace_back(changed(evening, How::otherwise));
  return changes;
}

}  // namespace

BeforeHearing before_hearing(Store& store, const Heard& heard) {
  BeforeHearing before;
  // Whoever is new may have a name that a pseudonym says.
  if (heard.places.empty() && roster_of(store).forgotten().pseudonyms().empty()) return before;
  WhoIsWho who = who_is_who(store, HeadersFor::telling);
  if (heard.is_somebody_erased) {
    Items unfused = store.below(roster_id, Branch::roster);
    std::erase_if(unfused, [](const Item& item) { return item.record.kind == RecordKind::fusion; });
    before.by_name = everybody_in(who.evenings, Roster(std::move(unfused)));
  }
  before.purse = sums_of_purse(store, who);
  const Roster& roster = who.people.roster;
  std::set<Uuid> evenings;
  // What has been said of an evening that was not here holds once that one comes.
  for (const Uuid& place :
       roster.fusions().all_fused_with({heard.places.begin(), heard.places.end()})) {
    if (has_evening(store, place)) evenings.insert(place);
    // A stranger's evening may bear the id of a session of ours.
    if (const auto evening = evening_of(store, place)) evenings.insert(*evening);
  }
  evenings.merge(evenings_of_several(
      store, roster.fusions().all_fused_with({heard.joined.begin(), heard.joined.end()})));
  EveningReader reader(store, who.wholes);
  for (const Uuid& evening : evenings)
    if (auto items = reader.items_once(evening)) {
      const Uuid whole = items->id;
      before.evenings[whole] = comes_to(expect_view(std::move(*items), who.people));
    }
  before.telling = telling_pseudonyms(who.people);
  before.people = std::move(who.people.everybody);
  return before;
}

std::vector<Change> changes_since(Store& store, const BeforeHearing& before,
                                  const std::set<Uuid>& came) {
  if (!before.purse) return {};
  const WhoIsWho who = who_is_who(store, HeadersFor::telling);
  const PurseSums purse = sums_of_purse(store, who);
  const BeforeAndNow<ByAnyId> people{.before = before.people, .now = who.people.everybody};
  std::vector<Change> changes = changed_evenings(store, before, who);
  const auto add = [&](auto more) {
    std::move(more.begin(), more.end(), std::back_inserter(changes));
  };
  add(regrouped_evenings(before, who));
  add(changed_people(people, came));
  add(new_telling(telling_pseudonyms(who.people), before.telling));
  add(changed_accounts(people, {.before = *before.purse, .now = purse}));
  return changes;
}

}  // namespace kattegat
