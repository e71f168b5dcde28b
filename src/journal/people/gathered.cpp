#include "gathered.hpp"

#include <algorithm>
#include <functional>
#include <tuple>

namespace kattegat {
namespace {

// Who was made one with somebody is called as that one is, under whichever ids they are known.
std::vector<Uuid> ids_that_name(Crowd& crowd, const std::vector<Uuid>& ids) {
  const Roster& roster = crowd.roster();
  std::set<Somebody> away, whom;
  for (const Uuid& id : ids)
    if (const Uuid with = roster.fusions().whom(id); with != id) {
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
  const bool is_none = one.as == WrittenAs::unknown, is_other_none = other.as == WrittenAs::unknown;
  return std::tie(is_none, other.written) < std::tie(is_other_none, one.written);
}

void take_in_appearance(Gathered& gathered, const Appearance& one) {
  gathered.by_id = gathered.by_id || one.by_id;
  if (!one.is_named()) {
    if (!gathered.unnamed || names_better(one, *gathered.unnamed)) gathered.unnamed = &one;
    return;
  }
  if (gathered.is_named_in_roster) gathered.written.insert(one.written);
  if (one.meant) gathered.meant.try_emplace(one.written, *one.meant);
  const Appearance* newest = gathered.newest;
  if (!newest || std::tie(newest->date, newest->written) < std::tie(one.date, one.written))
    gathered.newest = &one;
}

// `ids`: rising. Of a fusion that does not hold, whom they were to be is not among them.
std::vector<Uuid> whom_the_others_are_first(std::vector<Uuid> ids, const Fusions& fusions) {
  const Uuid whom = fusions.whom(ids.front());
  const auto place = std::lower_bound(ids.begin(), ids.end(), whom);
  if (place != ids.end() && *place == whom) std::rotate(ids.begin(), place, place + 1);
  return ids;
}

// By the roster, and by none of the evenings so far.
Gathered known_by_roster(Crowd& crowd, Somebody who, std::vector<Uuid> ids) {
  std::vector<Uuid> named_by = ids_that_name(crowd, ids);
  const auto name = crowd.roster().name(named_by);
  return {.who = who,
          .ids = whom_the_others_are_first(std::move(ids), crowd.roster().fusions()),
          .named_by = std::move(named_by),
          .name = name.value_or(""),
          .is_named_in_roster = name.has_value()};
}

void name_by_evenings(Gathered& gathered) {
  if (gathered.newest) {
    gathered.name = gathered.newest->written;
  } else if (gathered.unnamed) {
    gathered.name = gathered.unnamed->written;
    gathered.nameless = gathered.unnamed->as == WrittenAs::unknown;
  }
}

// Whoever is written so is this one because the roster says so.
bool is_by_word_of_the_roster(Crowd& crowd, std::size_t appearance) {
  const Appearance& one = crowd.appearances()[appearance];
  if (crowd.roster().fusions().whom(one.id) != one.id) return true;
  return one.meant && crowd.who_is(*one.meant) == crowd.who_appears(appearance);
}

}  // namespace

AllGathered::AllGathered(Crowd& crowd) {
  std::vector<std::vector<Uuid>> ids = crowd.ids_of_each();
  places_.resize(ids.size());
  for (std::size_t number = 0; number < ids.size(); ++number) {
    if (ids[number].empty()) continue;
    places_[number] = all_.size();
    all_.push_back(known_by_roster(crowd, Somebody{number}, std::move(ids[number])));
  }
  take_in_appearances(crowd);
  for (Gathered& one : all_)
    if (!one.is_named_in_roster) name_by_evenings(one);
  note_who_always_had_the_name(crowd);
}

void AllGathered::take_in_appearances(Crowd& crowd) {
  const std::vector<Appearance>& appearances = crowd.appearances();
  for (std::size_t i = 0; i < appearances.size(); ++i)
    take_in_appearance(all_[place_of(crowd.who_appears(i))], appearances[i]);
}

// Only beside who was given a name does it matter who always had it.
void AllGathered::note_who_always_had_the_name(Crowd& crowd) {
  if (std::none_of(all_.begin(), all_.end(), std::mem_fn(&Gathered::is_named_in_roster))) return;
  const std::vector<Appearance>& appearances = crowd.appearances();
  for (std::size_t i = 0; i < appearances.size(); ++i) {
    Gathered& who = all_[place_of(crowd.who_appears(i))];
    const Appearance& one = appearances[i];
    if (one.is_named() && one.written == who.name && !is_by_word_of_the_roster(crowd, i))
      who.always_had_it = true;
  }
}

}  // namespace kattegat
