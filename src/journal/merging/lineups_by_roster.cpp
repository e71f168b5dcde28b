#include "lineups_by_roster.hpp"

#include <algorithm>

namespace kattegat {

std::vector<Lineups::Name> LineupsByRoster::names_of(const Uuid& id) const {
  std::vector<Lineups::Name> names;
  for (auto at = lineups_.names.lower_bound({id, Uuid{}});
       at != lineups_.names.end() && at->first.first == id; ++at)
    names.emplace_back(at->first.second, at->second);
  return names;
}

bool LineupsByRoster::are_alike(const Lineup& mine, const Lineup& theirs) const {
  const std::vector<Uuid>& one = mine.ids;
  const std::vector<Uuid>& other = theirs.ids;
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    if (one[i] == other[i] || is_forgotten(one[i]) || is_forgotten(other[i])) continue;
    const std::string* const a = name_of(one[i], mine.evening);
    const std::string* const b = name_of(other[i], theirs.evening);
    if (!a || !b || mine.evening != theirs.evening || *a != *b) return false;
  }
  return true;
}

bool LineupsByRoster::is_of_that_book(const Uuid& id, const Lineup& lineup) const {
  const auto found = lineups_.written_by.find(id);
  return found != lineups_.written_by.end() && found->second == std::set<Uuid>{lineup.origin};
}

bool LineupsByRoster::sits_elsewhere(const Uuid& id, const Lineup& other) const {
  const auto found = lineups_.sits_in.find(id);
  return found != lineups_.sits_in.end() &&
         std::any_of(found->second.begin(), found->second.end(),
                     [&](const Uuid& table) { return other.sessions.count(table) == 0; });
}

LineupMembers::LineupMembers(const Lineup& lineup, const LineupsByRoster& lineups)
    : lineup_(lineup), lineups_(lineups), ids_(lineup.ids.begin(), lineup.ids.end()) {
  for (const Uuid& id : lineup.ids) {
    if (const auto as = lineups.forgotten_as(id))
      gone_.insert(*as);
    else if (const std::string* const name = lineups.name_of(id, lineup.evening))
      names_.insert(*name);
  }
}

bool LineupMembers::has(const Uuid& id) const {
  if (ids_.count(id) > 0) return true;
  if (const auto as = lineups_.forgotten_as(id)) return gone_.count(*as) > 0;
  const std::string* const name = lineups_.name_of(id, lineup_.evening);
  return name && names_.count(*name) > 0;
}

}  // namespace kattegat
