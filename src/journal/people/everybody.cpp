// Who are joined: first those of one evening, then by the roster, then by what names mean, then by
// the names themselves.
#include "kattegat/journal/people/everybody.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "crowd.hpp"
#include "namesakes.hpp"

namespace kattegat {
namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

// `evening`: those of one evening who are written with a name.
void join_evening(Crowd& crowd, std::vector<std::size_t>& evening) {
  const std::vector<Appearance>& all = crowd.appearances();
  std::sort(evening.begin(), evening.end(), [&](std::size_t a, std::size_t b) {
    return std::tie(all[a].written, a) < std::tie(all[b].written, b);
  });
  std::size_t first = 0;  // of the same name
  for (std::size_t i = 1; i < evening.size(); ++i) {
    const Appearance &one = all[evening[i]], &other = all[evening[first]];
    if (one.written != other.written)
      first = i;
    else if (!one.by_id || !other.by_id)
      crowd.join(crowd.who_appears(evening[i]), crowd.who_appears(evening[first]));
  }
}

// Within an evening a name is one person.
void join_by_evening(Crowd& crowd) {
  const std::vector<Appearance>& all = crowd.appearances();
  std::vector<std::size_t> evening;
  for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
    evening.clear();
    for (; end < all.size() && all[end].evening == all[begin].evening; ++end)
      if (!all[end].written.empty()) evening.push_back(end);
    join_evening(crowd, evening);
  }
}

// Two who sat at one table are no one person, whatever a book says that did not know of it.
void join_unless_together(Crowd& crowd, const Pairs& pairs, const Sittings& tables) {
  if (pairs.empty()) return;
  std::map<std::size_t, std::set<std::size_t>> sits_at;
  for (const auto& [who, table] : crowd.all_who_sat(tables)) sits_at[who].insert(table);
  for (const auto& [a, b] : pairs) {
    const std::size_t one = crowd.first(a), other = crowd.first(b);
    if (one == other) continue;
    std::set<std::size_t>&mine = sits_at[one], &theirs = sits_at[other];
    if (have_in_common(mine, theirs)) continue;
    std::set<std::size_t>&few = mine.size() < theirs.size() ? mine : theirs,
    &many = &few == &mine ? theirs : mine;
    crowd.join(one, other);
    many.merge(few);
    if (std::set<std::size_t>& both = sits_at[crowd.first(one)]; &both != &many) both.swap(many);
  }
}

// Of those that cannot all hold, it is what is the last in the book's own order; of somebody of
// several evenings what one book says of all of them.
void join_fused(Crowd& crowd, const Sittings& tables) {
  const Roster& roster = crowd.roster();
  std::vector<Uuid> order;
  for (const auto& [id, with] : roster.fusions().held()) order.push_back(id);
  std::sort(order.begin(), order.end(), [&](const Uuid& one, const Uuid& other) {
    const Record &mine = roster.fusions().said_along_with(one),
                 &theirs = roster.fusions().said_along_with(other);
    if (mine.hash != theirs.hash) return comes_before(theirs, mine);
    return comes_before(roster.fusions().said_of(other).record,
                        roster.fusions().said_of(one).record);
  });
  Pairs fused;
  for (const Uuid& id : order)
    fused.emplace_back(crowd.who_is(id), crowd.who_is(roster.fusions().whom(id)));
  join_unless_together(crowd, fused, tables);
}

// Of the player of an evening two books may have said that they are two others, who sat together:
// then one of the two holds. Ids that are one by the evenings alone, where that is so.
std::vector<std::vector<Uuid>> fuse_all(Crowd& crowd, const Sittings& tables) {
  const Roster& roster = crowd.roster();
  std::map<std::size_t, std::vector<Uuid>> fused;
  for (const auto& [id, with] : roster.fusions().held()) fused[crowd.who_is(id)].push_back(id);
  join_fused(crowd, tables);
  const auto holds = [&](const Uuid& id) {
    return crowd.who_is(id) == crowd.who_is(roster.fusions().whom(id));
  };
  std::vector<std::vector<Uuid>> apart;
  for (auto& [who, ids] : fused)
    if (!std::all_of(ids.begin(), ids.end(), holds) && std::any_of(ids.begin(), ids.end(), holds))
      apart.push_back(std::move(ids));
  return apart;
}

// A name means whom the roster of its writer called so, as long as that one has the name, or both
// were given another. Where others have written it of the same player, it may be one who always
// had it.
void join_meant(Crowd& crowd, const Sittings& tables) {
  const std::vector<Appearance>& all = crowd.appearances();
  if (std::none_of(all.begin(), all.end(),
                   [](const Appearance& one) { return one.meant.has_value(); }))
    return;
  const std::vector<Gathered> list = crowd.gather();
  std::map<std::size_t, const Gathered*> by_first;
  std::set<std::string> always;
  for (const Gathered& one : list) {
    by_first[one.first] = &one;
    if (one.always && one.meant.empty() && !one.by_id) always.insert(one.name);
  }
  std::set<std::size_t> written_by_others;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!all[i].meant) written_by_others.insert(crowd.who_appears(i));
  Pairs meant;
  for (const Gathered& one : list)
    for (const auto& [name, whom] : one.meant) {
      if (one.by_id || (written_by_others.count(one.first) > 0 && always.count(name) > 0)) continue;
      const Gathered& other = *by_first.at(crowd.who_is(whom));
      const bool has_it = other.name == name && other.is_given_the_name();
      if (!other.by_id && (has_it || (one.renamed && other.name == one.name)))
        meant.emplace_back(one.first, other.first);
    }
  join_unless_together(crowd, meant, tables);
}

using EveningsOf = std::map<std::size_t, std::set<Uuid>>;

// Of all who have a name that was given to some of them; by their smallest numbers.
EveningsOf evenings_of_namesakes(Crowd& crowd, const std::vector<Gathered>& list) {
  std::set<std::string> given;
  for (const Gathered& one : list)
    if (one.is_given_the_name()) given.insert(one.name);
  EveningsOf evenings;
  if (given.empty()) return evenings;
  for (const Gathered& one : list)
    if (given.count(one.name) > 0) evenings[one.first];
  const std::vector<Appearance>& all = crowd.appearances();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (const auto found = evenings.find(crowd.who_appears(i)); found != evenings.end())
      found->second.insert(all[i].evening);
  return evenings;
}

Namesake as_namesake(const Gathered& gathered, const EveningsOf& evenings, bool gone) {
  Namesake one{gathered.first, gathered.by_id, gathered.always, gone, {}, {}};
  if (gathered.is_given_the_name()) one.renamed = gathered.written;
  one.renamed.erase(gathered.name);
  if (const auto found = evenings.find(gathered.first); found != evenings.end())
    one.evenings = found->second;
  return one;
}

// Who is known by the name alone is known by the name of now. Two books may have given two people
// the same name: those who sat at one table, or had no name in common before, stay two. So are
// two who were forgotten as two, whatever they are called.
void join_by_name(Crowd& crowd, const Sittings& tables) {
  const std::vector<Crowd::Sat> sat = crowd.all_who_sat(tables);
  std::vector<std::vector<std::size_t>> sitters(tables.size());  // of `called`
  std::map<KnownBy, Namesakes> called;
  std::vector<Gathered> list = crowd.gather();
  std::stable_partition(list.begin(), list.end(),
                        [](const Gathered& one) { return !one.is_given_the_name(); });
  const EveningsOf evenings = evenings_of_namesakes(crowd, list);
  for (const Gathered& gathered : list) {
    const auto gone = crowd.roster().forgotten().as(gathered.ids);
    if ((gathered.by_id && !gone) || gathered.name.empty() || gathered.nameless) continue;
    const auto seats = std::equal_range(
        sat.begin(), sat.end(), Crowd::Sat(gathered.first, 0),
        [](const Crowd::Sat& one, const Crowd::Sat& other) { return one.first < other.first; });
    const auto sit_together = [&](std::size_t other) {
      return std::any_of(seats.first, seats.second, [&](const Crowd::Sat& seat) {
        const std::vector<std::size_t>& there = sitters[seat.second];
        return std::find(there.begin(), there.end(), other) != there.end();
      });
    };
    const auto are_one = [&](const Namesake& other, const Namesake& here) {
      return !sit_together(other.first) && !(other.by_id && here.by_id) &&
             (here.gone || !are_apart(other, here));
    };
    const Namesake& one = called[gone ? KnownBy(*gone) : KnownBy(gathered.name)].take_in(
        as_namesake(gathered, evenings, gone.has_value()), are_one);
    for (auto seat = seats.first; seat != seats.second; ++seat)
      sitters[seat->second].push_back(one.first);
    crowd.join(one.first, gathered.first);
  }
}

// The names in the book, by the place of whose they are in the list: what an evening calls them,
// and what the roster has.
std::vector<std::set<std::string>> names_by_person(Crowd& crowd,
                                                   const std::vector<Gathered>& list) {
  std::vector<std::set<std::string>> names;
  for (const Gathered& one : list) names.push_back(crowd.roster().all_names(one.ids));
  const std::vector<Appearance>& all = crowd.appearances();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string& name = all[i].written.empty() ? all[i].as_guest : all[i].written;
    if ((name.empty() || all[i].nameless) && all[i].also.empty()) continue;
    const auto who = std::lower_bound(
        list.begin(), list.end(), crowd.who_appears(i),
        [](const Gathered& gathered, std::size_t first) { return gathered.first < first; });
    std::set<std::string>& theirs = names[static_cast<std::size_t>(who - list.begin())];
    if (!name.empty() && !all[i].nameless) theirs.insert(name);
    theirs.insert(all[i].also.begin(), all[i].also.end());
  }
  return names;
}

Person person_of(Gathered gathered, const std::set<std::string>& names, const Roster& roster) {
  Person person;
  person.ids = std::move(gathered.ids);
  person.named_by = std::move(gathered.named_by);
  person.name = std::move(gathered.name);
  person.by_id = gathered.by_id;
  take_numbers(person, roster);
  person.renamed = gathered.is_given_the_name();
  person.retired = roster.is_retired(person.ids);
  person.erased = roster.forgotten().has(person.ids);
  for (const std::string& name : names)
    if (name != person.name) person.also.push_back(name);
  return person;
}

}  // namespace

std::vector<Person> everybody(const std::vector<Appearance>& appearances, const Sittings& tables,
                              const Roster& roster) {
  Crowd crowd(appearances, roster);
  join_by_evening(crowd);
  crowd.are_themselves();
  const std::vector<std::vector<Uuid>> apart = fuse_all(crowd, tables);
  join_meant(crowd, tables);
  join_by_name(crowd, tables);
  std::vector<Gathered> gathered = crowd.gather();
  const std::vector<std::set<std::string>> names = names_by_person(crowd, gathered);
  std::map<std::size_t, std::vector<std::vector<Uuid>>> fused_apart;
  for (const std::vector<Uuid>& ids : apart) fused_apart[crowd.who_is(ids.front())].push_back(ids);
  std::vector<Person> list;
  for (std::size_t i = 0; i < gathered.size(); ++i) {
    if (gathered[i].name.empty()) continue;  // no name is known any longer, nor a pseudonym
    const auto theirs = fused_apart.find(gathered[i].first);
    list.push_back(person_of(std::move(gathered[i]), names[i], roster));
    if (theirs != fused_apart.end()) list.back().fused_apart = std::move(theirs->second);
  }
  std::sort(list.begin(), list.end(), [](const Person& a, const Person& b) {
    return std::tie(a.name, a.ids) < std::tie(b.name, b.ids);
  });
  return list;
}

}  // namespace kattegat
