#include "kattegat/journal/merging/forgotten_twins.hpp"

#include <algorithm>

#include "lineups.hpp"

namespace kattegat {
namespace {

using Ids = std::vector<Uuid>;

// In all evenings together, but for those that so few have written: many evenings of made up logs
// would keep a merge busy as well.
constexpr std::size_t most_steps = 2'000'000, few_books = 32;

// Two books have them from one file: it had a session that both have begun (two tablets may begin
// one evening with other players).
bool are_from_one_file(const Lineup& one, const Lineup& other) {
  return std::any_of(one.sessions.begin(), one.sessions.end(),
                     [&](const Uuid& session) { return other.sessions.count(session) > 0; });
}

// In their order: as far as both go, and as anybody still knows, the names are the same.
bool are_alike(const Lineup& mine, const Lineup& theirs, const Lineups& lineups,
               const Roster& roster) {
  const Ids &one = mine.ids, &other = theirs.ids;
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    if (one[i] == other[i] || roster.forgotten().has(one[i]) || roster.forgotten().has(other[i]))
      continue;
    const std::string *const a = lineups.name_of(one[i], mine.evening), *const b = lineups.name_of(
                                                                            other[i],
                                                                            theirs.evening);
    if (!a || !b || mine.evening != theirs.evening || *a != *b) return false;
  }
  return true;
}

// Who is in a lineup, by which they are known again in another.
class LineupMembers {
 public:
  LineupMembers(const Lineup& lineup, const Lineups& lineups, const Roster& roster)
      : lineup_(lineup),
        lineups_(lineups),
        roster_(roster),
        ids_(lineup.ids.begin(), lineup.ids.end()) {
    for (const Uuid& id : lineup.ids) {
      if (const auto as = roster.forgotten().as(id))
        gone_.insert(*as);
      else if (const std::string* const name = lineups.name_of(id, lineup.evening))
        names_.insert(*name);
    }
  }
  [[nodiscard]] const Lineup& lineup() const { return lineup_; }
  [[nodiscard]] bool is_anybody_forgotten() const { return !gone_.empty(); }
  // Somebody there is this one, or is called so, or has been forgotten as the same.
  [[nodiscard]] bool has(const Uuid& id) const {
    if (ids_.count(id) > 0) return true;
    if (const auto as = roster_.forgotten().as(id)) return gone_.count(*as) > 0;
    const std::string* const name = lineups_.name_of(id, lineup_.evening);
    return name && names_.count(*name) > 0;
  }

 private:
  const Lineup& lineup_;
  const Lineups& lineups_;
  const Roster& roster_;
  std::set<Uuid> ids_, gone_;
  std::set<std::string> names_;
};

Ids not_in(const LineupMembers& other, const Lineup& mine) {
  Ids rest = mine.ids;
  std::erase_if(rest, [&](const Uuid& id) { return other.has(id); });
  return rest;
}

// Those of two lineups who stand for each other: in their order, or, where a file named the same
// people in another order, the one of each who is not in the other.
std::vector<std::pair<Uuid, Uuid>> counterparts(const LineupMembers& here,
                                                const LineupMembers& there, const Lineups& lineups,
                                                const Roster& roster) {
  std::vector<std::pair<Uuid, Uuid>> pairs;
  const Lineup &one = here.lineup(), &other = there.lineup();
  if (are_alike(one, other, lineups, roster)) {
    for (std::size_t i = 0; i < std::min(one.ids.size(), other.ids.size()); ++i)
      if (!there.has(one.ids[i]) && !here.has(other.ids[i]))
        pairs.emplace_back(one.ids[i], other.ids[i]);
  } else if (one.ids.size() == other.ids.size()) {
    const Ids mine = not_in(there, one), theirs = not_in(here, other);
    if (mine.size() == 1 && theirs.size() == 1) pairs.emplace_back(mine.front(), theirs.front());
  }
  return pairs;
}

// Whom the book of a lineup has written down as somebody of its own, and no other book knows.
bool is_of_that_book(const Uuid& id, const Lineup& lineup, const Lineups& lineups) {
  const auto found = lineups.written_by.find(id);
  return found != lineups.written_by.end() && found->second == std::set<Uuid>{lineup.origin};
}

// At a table that the other book does not have.
bool sits_elsewhere(const Uuid& id, const Lineup& other, const Lineups& lineups) {
  const auto found = lineups.sits_in.find(id);
  return found != lineups.sits_in.end() &&
         std::any_of(found->second.begin(), found->second.end(),
                     [&](const Uuid& table) { return other.sessions.count(table) == 0; });
}

// Whether both books know one of that name, who are all of the evening that are called so: somebody
// is who is in nobody's place.
bool are_known_to_both(const std::set<Uuid>& alike, const std::set<Uuid>& candidates,
                       const Roster& roster) {
  return std::any_of(alike.begin(), alike.end(), [&](const Uuid& one) {
    return candidates.count(one) == 0 && !roster.forgotten().has(one);
  });
}

// Of the candidates those whom not both books know under a name of theirs.
std::set<Uuid> known_to_one(const std::set<Uuid>& candidates, const Lineups& lineups,
                            const Roster& roster) {
  std::map<Lineups::Name, bool> known_to_both;
  const auto is_known_to_both = [&](const Uuid& twin) {
    for (auto at = lineups.names.lower_bound({twin, Uuid{}});
         at != lineups.names.end() && at->first.first == twin; ++at) {
      const Lineups::Name name{at->first.second, at->second};
      const auto [known, is_first] = known_to_both.try_emplace(name);
      if (is_first) known->second = are_known_to_both(lineups.called.at(name), candidates, roster);
      if (known->second) return true;
    }
    return false;
  };
  std::set<Uuid> twins = candidates;
  std::erase_if(twins, is_known_to_both);
  return twins;
}

// By who was forgotten: whoever stands in that place in a lineup of another book.
class InTheirPlaces {
 public:
  InTheirPlaces(const Lineups& lineups, const Roster& roster)
      : lineups_(lineups), roster_(roster) {}

  // Those of the fewest books first.
  std::map<Uuid, std::set<Uuid>> run() {
    const auto has_forgotten = [&](const Lineup& one) {
      return std::any_of(one.ids.begin(), one.ids.end(),
                         [&](const Uuid& id) { return roster_.forgotten().has(id); });
    };
    std::vector<const Group*> groups;
    for (const Group& group : lineups_.of)
      if (std::any_of(group.second.begin(), group.second.end(), has_forgotten))
        groups.push_back(&group);
    std::stable_sort(groups.begin(), groups.end(), [](const Group* one, const Group* other) {
      return one->second.size() < other->second.size();
    });
    for (const Group* group : groups) look_in(*group);
    return std::move(candidates_);
  }

 private:
  using Group = decltype(Lineups::of)::value_type;

  void look_in(const Group& group) {
    std::vector<LineupMembers> all;
    for (const Lineup& lineup : group.second) all.emplace_back(lineup, lineups_, roster_);
    for (const LineupMembers& one : all)
      if (one.is_anybody_forgotten() && has_time(one.lineup(), all.size()))
        for (const LineupMembers& other : all)
          if (&one != &other && are_from_one_file(one.lineup(), other.lineup()))
            compare(one, other, group.first);
  }
  // In a lineup of players somebody else may stand in that place, for two tablets go on apart:
  // whoever plays is known by the table.
  void compare(const LineupMembers& one, const LineupMembers& other, const Lineups::Key& key) {
    const bool is_of_table = key.second.empty();
    for (const auto& [id, twin] : counterparts(one, other, lineups_, roster_)) {
      const auto gone = roster_.forgotten().as(id);
      if (!gone || !is_of_that_book(twin, other.lineup(), lineups_)) continue;
      if (!is_of_table && sits_elsewhere(twin, one.lineup(), lineups_)) continue;
      candidates_[*gone].insert(twin);
    }
  }
  bool has_time(const Lineup& one, std::size_t books) {
    if (books <= few_books) return true;
    steps_ += books * (1 + one.ids.size() + one.sessions.size());
    return steps_ <= most_steps;
  }

  const Lineups& lineups_;
  const Roster& roster_;
  std::size_t steps_ = 0;
  std::map<Uuid, std::set<Uuid>> candidates_;
};

}  // namespace

std::map<Uuid, std::set<Uuid>> twins_of_forgotten(Items headers, const Roster& roster) {
  const Lineups lineups = lineups_in(std::move(headers));
  std::map<Uuid, std::set<Uuid>> twins;
  for (const auto& [gone, candidates] : InTheirPlaces(lineups, roster).run())
    if (auto found = known_to_one(candidates, lineups, roster); !found.empty())
      twins.emplace(gone, std::move(found));
  return twins;
}

}  // namespace kattegat
