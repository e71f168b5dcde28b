#include "kattegat/journal/purse/purse_among.hpp"

#include <map>
#include <set>
#include <utility>

#include "kattegat/journal/evenings/appearances.hpp"

namespace kattegat {
namespace {

// By id, what first said that it is one with another.
using FirstFused = std::map<Uuid, const Record*>;

template <class Key>
void note_first(std::map<Key, const Record*>& first, const Key& key, const Record& said) {
  const Record*& known = first.try_emplace(key, &said).first->second;
  if (comes_before(said, *known)) known = &said;
}
// Of both ends of each fusion.
FirstFused first_fused(const People& people) {
  const FusionDecisions& fusions = people.roster.fusion_decisions();
  FirstFused first;
  for (const auto& [id, with] : fusions.held()) {
    const auto place = people.everybody.index_of(id);
    if (!place || place != people.everybody.index_of(with)) continue;
    const Record& said = fusions.first_said_of(id);
    note_first(first, id, said);
    note_first(first, with, said);
  }
  return first;
}
// And of each other id of theirs what first said so of any.
FirstFused with_all_of_theirs(FirstFused fused, const People& people) {
  std::map<std::size_t, const Record*> first_of_all;  // by place among everybody
  for (const auto& [id, said] : fused)
    note_first(first_of_all, *people.everybody.index_of(id), *said);
  for (const auto& [place, said] : first_of_all)
    for (const Uuid& id : people.everybody.all()[place].ids) fused.try_emplace(id, said);
  return fused;
}

// But for names that were given since, of whoever is written with others.
std::vector<Appearance> written_before(const WhoIsWho& who, const Roster& before,
                                       const FirstFused& fused) {
  std::map<Uuid, std::set<std::string>> given_since;
  for (const auto& [id, said] : fused) {
    std::set<std::string>& names = given_since[id] = who.people.roster.all_names(id);
    for (const std::string& name : before.all_names(id)) names.erase(name);
  }
  const auto is_since = [&](const Appearance& one) {
    const auto names = given_since.find(one.id);
    return names != given_since.end() && names->second.count(one.written) > 0;
  };
  std::vector<Appearance> written = appearances_of(who.evenings, before);
  std::set<Uuid> with_others;
  for (const Appearance& one : written)
    if (one.is_named() && !is_since(one)) with_others.insert(one.id);
  std::erase_if(written, [&](const Appearance& one) {
    return is_since(one) && with_others.count(one.id) > 0;
  });
  return written;
}

// Everybody as they were without fusions, these called as they were before theirs.
ByAnyId everybody_before(const WhoIsWho& who, const FirstFused& fused) {
  std::set<Uuid> written;
  for (const EveningHistory& evening : who.evenings)
    for (const Participant& one : evening.players) written.insert(one.ids.begin(), one.ids.end());
  const Roster before = who.people.roster.before(fused, written);
  return ByAnyId(everybody(written_before(who, before, fused), sittings_in(who.evenings), before));
}
// But whom only a later name makes one with the ends of fusions it makes so without these, too:
// they keep their names.
ByAnyId people_before(const WhoIsWho& who, FirstFused fused, const FirstFused& ends) {
  ByAnyId people = everybody_before(who, fused);
  std::set<Uuid> ends_were;
  for (const auto& [id, said] : ends) ends_were.insert(people.stands_for(id));
  const auto is_by_later_name = [&](const auto& one) {
    return ends_were.count(people.stands_for(one.first)) == 0;
  };
  if (std::erase_if(fused, is_by_later_name) > 0) people = everybody_before(who, fused);
  return people;
}

// Who has been found to be somebody else, as they were one before that: what they are called since
// changes nothing about it.
std::map<Uuid, Uuid> who_were(const WhoIsWho& who) {
  const FirstFused ends = first_fused(who.people);
  if (ends.empty()) return {};
  const FirstFused fused = with_all_of_theirs(ends, who.people);
  const ByAnyId people = people_before(who, fused, ends);
  const FusionDecisions& fusions = who.people.roster.fusion_decisions();
  std::map<Uuid, Uuid> were;
  std::map<Hash, Uuid> fused_along;  // of whoever is forgotten: no name tells who they were
  for (const auto& [id, said] : fused)
    if (!who.people.roster.forgotten().has(id))
      were.emplace(id, people.stands_for(id));
    else if (fusions.with_whom(id))
      were.emplace(id, fused_along.try_emplace(fusions.said_along_with(id).hash, id).first->second);
  return were;
}

}  // namespace

PurseBefore purse_among(Items below, const WhoIsWho& who) {
  const WhoIs who_is = [&who](const Uuid& id) { return who.people.everybody.stands_for(id); };
  // Of a club without a purse nobody asks, and its whole book need not be gone through for it.
  std::map<Uuid, Uuid> found_else;
  if (!below.empty()) found_else = who_were(who);
  const WhoIs who_was = [were = std::move(found_else), who_is](const Uuid& id) {
    const auto found = were.find(id);
    return found == were.end() ? who_is(id) : found->second;
  };
  return {.below = std::move(below),
          .who_is = who_is,
          .who_was = who_was,
          .whole = WholeOf([&who](const Uuid& evening) { return whole_in(who.wholes, evening); })};
}

}  // namespace kattegat
