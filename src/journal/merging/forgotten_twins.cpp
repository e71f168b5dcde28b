#include "kattegat/journal/merging/forgotten_twins.hpp"

#include <algorithm>

#include "lineups_by_roster.hpp"

namespace kattegat {
namespace {

using Ids = std::vector<Uuid>;

// How much is compared, in all evenings together, but for those that so few have written: many
// evenings of made up logs would keep a merge busy as well.
class LineupBudget {
 public:
  static constexpr std::size_t few_books = 32;

  void spend(std::size_t steps) { spent_ += steps; }
  [[nodiscard]] bool is_spent() const { return spent_ > most; }

 private:
  static constexpr std::size_t most = 2'000'000;
  std::size_t spent_ = 0;
};

// Two books have them from one file: it had a session that both have begun (two tablets may begin
// one evening with other players).
bool are_from_one_file(const Lineup& one, const Lineup& other) {
  return std::any_of(one.sessions.begin(), one.sessions.end(),
                     [&](const Uuid& session) { return other.sessions.count(session) > 0; });
}

Ids not_in(const LineupMembers& other, const Lineup& mine) {
  Ids rest = mine.ids;
  std::erase_if(rest, [&](const Uuid& id) { return other.has(id); });
  return rest;
}

// Those of two lineups who stand for each other: in their order, or, where a file named the same
// people in another order, the one of each who is not in the other.
std::vector<std::pair<Uuid, Uuid>> counterparts(const LineupMembers& here,
                                                const LineupMembers& there,
                                                const LineupsByRoster& lineups) {
  std::vector<std::pair<Uuid, Uuid>> pairs;
  const Lineup &one = here.lineup(), &other = there.lineup();
  if (lineups.are_alike(one, other)) {
    for (std::size_t i = 0; i < std::min(one.ids.size(), other.ids.size()); ++i)
      if (!there.has(one.ids[i]) && !here.has(other.ids[i]))
        pairs.emplace_back(one.ids[i], other.ids[i]);
  } else if (one.ids.size() == other.ids.size()) {
    const Ids mine = not_in(there, one), theirs = not_in(here, other);
    if (mine.size() == 1 && theirs.size() == 1) pairs.emplace_back(mine.front(), theirs.front());
  }
  return pairs;
}

// Whether both books know one of that name, who are all of the evening that are called so: somebody
// is who is in nobody's place.
bool are_known_to_both(const std::set<Uuid>& alike, const std::set<Uuid>& candidates,
                       const LineupsByRoster& lineups) {
  return std::any_of(alike.begin(), alike.end(), [&](const Uuid& one) {
    return candidates.count(one) == 0 && !lineups.is_forgotten(one);
  });
}

// Of the candidates those whom not both books know under a name of theirs.
std::set<Uuid> known_to_one(const std::set<Uuid>& candidates, const LineupsByRoster& lineups) {
  std::map<Lineups::Name, bool> known_to_both;
  const auto is_known_to_both = [&](const Uuid& twin) {
    for (const Lineups::Name& name : lineups.names_of(twin)) {
      const auto [known, is_first] = known_to_both.try_emplace(name);
      if (is_first) known->second = are_known_to_both(lineups.called(name), candidates, lineups);
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
  explicit InTheirPlaces(const LineupsByRoster& lineups) : lineups_(lineups) {}

  // Those of the fewest books first.
  std::map<Uuid, std::set<Uuid>> run() {
    const auto has_forgotten = [&](const Lineup& one) {
      return std::any_of(one.ids.begin(), one.ids.end(),
                         [&](const Uuid& id) { return lineups_.is_forgotten(id); });
    };
    std::vector<const Group*> groups;
    for (const Group& group : lineups_.all())
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
    for (const Lineup& lineup : group.second) all.emplace_back(lineup, lineups_);
    for (const LineupMembers& one : all) {
      if (!one.is_anybody_forgotten()) continue;
      if (all.size() > LineupBudget::few_books) {
        budget_.spend(all.size() * (1 + one.lineup().ids.size() + one.lineup().sessions.size()));
        if (budget_.is_spent()) continue;
      }
      for (const LineupMembers& other : all)
        if (&one != &other && are_from_one_file(one.lineup(), other.lineup()))
          compare(one, other, group.first);
    }
  }
  // In a lineup of players somebody else may stand in that place, for two tablets go on apart:
  // whoever plays is known by the table.
  void compare(const LineupMembers& one, const LineupMembers& other, const Lineups::Key& key) {
    const bool is_of_table = key.second.empty();
    for (const auto& [id, twin] : counterparts(one, other, lineups_)) {
      const auto gone = lineups_.forgotten_as(id);
      if (!gone || !lineups_.is_of_that_book(twin, other.lineup())) continue;
      if (!is_of_table && lineups_.sits_elsewhere(twin, one.lineup())) continue;
      candidates_[*gone].insert(twin);
    }
  }

  const LineupsByRoster& lineups_;
  LineupBudget budget_;
  std::map<Uuid, std::set<Uuid>> candidates_;
};

}  // namespace

std::map<Uuid, std::set<Uuid>> twins_of_forgotten(Items headers, const Roster& roster) {
  const LineupsByRoster lineups(lineups_in(std::move(headers)), roster);
  std::map<Uuid, std::set<Uuid>> twins;
  for (const auto& [gone, candidates] : InTheirPlaces(lineups).run())
    if (auto found = known_to_one(candidates, lineups); !found.empty())
      twins.emplace(gone, std::move(found));
  return twins;
}

}  // namespace kattegat
