#include "gathered.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

namespace kattegat {
namespace {

// Who was made one with somebody is called as that one is, under whichever ids they are known.
std::vector<Uuid> ids_that_name(Crowd& crowd, const std::vector<Uuid>& ids) {
  const Roster& roster = crowd.roster();
  std::set<Somebody> away, whom;
  for (const Uuid& id : ids)
    if (const Uuid with = crowd.whom(id); with != id) {
      away.insert(crowd.who_is_by_evenings(id));
      whom.insert(crowd.who_is_by_evenings(with));
    }
  if (away.empty() || roster.forgotten().has(ids)) return ids;
  std::vector<Uuid> named;
  for (const Uuid& id : ids) {
    const Somebody who = crowd.who_is_by_evenings(id);
    if (whom.count(who) > 0 || away.count(who) == 0) named.push_back(id);
  }
  return roster.has_name(named) ? named : ids;
}

// A name comes before none; of names it is the last of the alphabet.
bool names_better(const Appearance& one, const Appearance& other) {
  const bool nameless = one.as == WrittenAs::nameless;
  const bool other_nameless = other.as == WrittenAs::nameless;
  return std::tie(nameless, other.written) < std::tie(other_nameless, one.written);
}

// What the roster says of one person.
struct InRoster {
  Somebody who{};
  std::vector<Uuid> ids, named_by;
  std::optional<std::string> name;
};
// What the evenings say of one person.
struct InEvenings {
  bool by_id = false;
  const Appearance* newest = nullptr;       // of those where they are written by their name
  const Appearance* not_by_name = nullptr;  // of the others, what names them best
  std::set<std::string> written;
  std::map<std::string, Uuid> meant;
};
struct Called {
  std::string name;
  bool nameless = false;
};
// Both, and what follows from them.
struct Known {
  InRoster roster;
  InEvenings evenings{};
  Called called{};
  bool always_had_it = false;  // as in Gathered
};

// Names are kept only beside who is named in the roster.
void take_in_appearance(InEvenings& seen, const Appearance& one, bool is_named_in_roster) {
  seen.by_id = seen.by_id || one.by_id;
  if (!one.is_named()) {
    if (!seen.not_by_name || names_better(one, *seen.not_by_name)) seen.not_by_name = &one;
    return;
  }
  if (is_named_in_roster) seen.written.insert(one.written);
  if (one.meant) seen.meant.try_emplace(one.written, *one.meant);
  const Appearance* newest = seen.newest;
  if (!newest || std::tie(newest->date, newest->written) < std::tie(one.date, one.written))
    seen.newest = &one;
}

// `ids`: rising. Also where the least of them is one of the others by an evening or a name alone.
// Whom they are may be known by nothing else, and is not among them.
std::vector<Uuid> whom_the_others_are_first(std::vector<Uuid> ids, const Crowd& crowd) {
  const auto fused =
      std::find_if(ids.begin(), ids.end(), [&](const Uuid& id) { return crowd.whom(id) != id; });
  if (fused == ids.end()) return ids;
  const Uuid whom = crowd.whom(*fused);
  const auto place = std::lower_bound(ids.begin(), ids.end(), whom);
  if (place != ids.end() && *place == whom) std::rotate(ids.begin(), place, place + 1);
  return ids;
}

InRoster said_in_roster(Crowd& crowd, Somebody who, std::vector<Uuid> ids) {
  std::vector<Uuid> named_by = ids_that_name(crowd, ids);
  auto name = crowd.roster().name(named_by);
  return {.who = who,
          .ids = whom_the_others_are_first(std::move(ids), crowd),
          .named_by = std::move(named_by),
          .name = std::move(name)};
}

Called called_now(const InRoster& roster, const InEvenings& evenings) {
  if (roster.name) return {*roster.name};
  if (evenings.newest) return {evenings.newest->written};
  if (!evenings.not_by_name) return {};
  return {evenings.not_by_name->written, evenings.not_by_name->as == WrittenAs::nameless};
}

// Whoever is written so is this one because the roster says so.
bool is_by_word_of_the_roster(Crowd& crowd, std::size_t appearance) {
  const Appearance& one = crowd.appearances()[appearance];
  if (crowd.whom(one.id) != one.id) return true;
  return one.meant && crowd.who_is(*one.meant) == crowd.who_appears(appearance);
}

// Only beside who was given a name does it matter who always had it. `whose`: by place among all,
// beside the appearances.
void find_who_always_had_the_name(std::vector<Known>& all, Crowd& crowd,
                                  const std::vector<std::size_t>& whose) {
  if (std::none_of(all.begin(), all.end(),
                   [](const Known& one) { return one.roster.name.has_value(); }))
    return;
  for (std::size_t i = 0; i < whose.size(); ++i) {
    const Appearance& one = crowd.appearances()[i];
    Known& theirs = all[whose[i]];
    if (one.is_named() && one.written == theirs.called.name && !is_by_word_of_the_roster(crowd, i))
      theirs.always_had_it = true;
  }
}

Gathered gathered_of(Known&& one) {
  return {.who = one.roster.who,
          .ids = std::move(one.roster.ids),
          .named_by = std::move(one.roster.named_by),
          .by_id = one.evenings.by_id,
          .name = std::move(one.called.name),
          .nameless = one.called.nameless,
          .is_named_in_roster = one.roster.name.has_value(),
          .written = std::move(one.evenings.written),
          .always_had_it = one.always_had_it,
          .meant = std::move(one.evenings.meant)};
}

}  // namespace

AllGathered::AllGathered(Crowd& crowd) {
  std::vector<Known> all;
  std::vector<std::vector<Uuid>> ids = crowd.ids_of_each();
  places_.resize(ids.size());
  for (std::size_t number = 0; number < ids.size(); ++number) {
    if (ids[number].empty()) continue;
    places_[number] = all.size();
    all.push_back({.roster = said_in_roster(crowd, Somebody{number}, std::move(ids[number]))});
  }
  std::vector<std::size_t> whose;  // beside the appearances, by place
  for (std::size_t i = 0; i < crowd.appearances().size(); ++i) {
    Known& one = all[whose.emplace_back(place_of(crowd.who_appears(i)))];
    take_in_appearance(one.evenings, crowd.appearances()[i], one.roster.name.has_value());
  }
  for (Known& one : all) one.called = called_now(one.roster, one.evenings);
  find_who_always_had_the_name(all, crowd, whose);
  for (Known& one : all) all_.push_back(gathered_of(std::move(one)));
}

}  // namespace kattegat
