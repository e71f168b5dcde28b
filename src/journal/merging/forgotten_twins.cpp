#include "kattegat/journal/merging/forgotten_twins.hpp"

#include <algorithm>

#include "lineups.hpp"

namespace kattegat {
namespace {

struct WrittenAndForgotten {
  const WrittenPlayers& players;
  const ForgottenPeople& forgotten;
};

// For comparing, in all evenings together, but for what few books have written and few are in.
class LineupBudget {
 public:
  void spend(std::size_t steps) { spent_ += steps; }
  [[nodiscard]] bool is_spent() const { return spent_ > LineupLimits::most_steps; }

 private:
  std::size_t spent_ = 0;
};

// Two books have them from one file: it had a session that both have begun (two tablets may begin
// one evening with other players).
bool are_from_one_file(const Lineup& one, const Lineup& other) {
  return one.sessions.size() < other.sessions.size() ? other.sessions.has_one_of(one.sessions)
                                                     : one.sessions.has_one_of(other.sessions);
}

// In their order: as far as both go, and as anybody still knows, the names are the same.
bool are_named_alike(const Lineup& mine, const Lineup& theirs, const WrittenAndForgotten& people) {
  const std::vector<Uuid>&one = mine.ids, &other = theirs.ids;
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    if (one[i] == other[i] || people.forgotten.has(one[i]) || people.forgotten.has(other[i]))
      continue;
    const std::string* const a = people.players.name_of({.evening = mine.evening, .id = one[i]});
    const std::string* const b =
        people.players.name_of({.evening = theirs.evening, .id = other[i]});
    if (!a || !b || mine.evening != theirs.evening || *a != *b) return false;
  }
  return true;
}

// Who is in a lineup, by which they are known again in another. All it is made of has to stay.
class LineupMembers {
 public:
  LineupMembers(const Lineup& lineup, const WrittenAndForgotten& people)
      : lineup_(lineup), people_(people), ids_(lineup.ids.begin(), lineup.ids.end()) {
    for (const Uuid& id : lineup.ids) {
      if (const auto as = people.forgotten.as_whom(id))
        gone_.insert(*as);
      else if (const std::string* const name = name_of(id))
        names_.insert(*name);
    }
  }

  [[nodiscard]] const Lineup& lineup() const { return lineup_; }
  [[nodiscard]] bool is_anybody_forgotten() const { return !gone_.empty(); }
  // Somebody there is this one, or is called so, or has been forgotten as the same.
  [[nodiscard]] bool has(const Uuid& id) const {
    if (ids_.count(id) > 0) return true;
    if (const auto as = people_.forgotten.as_whom(id)) return gone_.count(*as) > 0;
    const std::string* const name = name_of(id);
    return name && names_.count(*name) > 0;
  }
  [[nodiscard]] std::vector<Uuid> who_are_not_in(const LineupMembers& other) const {
    std::vector<Uuid> rest = lineup_.ids;
    std::erase_if(rest, [&](const Uuid& id) { return other.has(id); });
    return rest;
  }

 private:
  [[nodiscard]] const std::string* name_of(const Uuid& id) const {
    return people_.players.name_of({.evening = lineup_.evening, .id = id});
  }

  const Lineup& lineup_;
  const WrittenAndForgotten& people_;
  std::set<Uuid> ids_, gone_;
  std::set<std::string> names_;
};

// One of each of two lineups, who stand for each other.
struct Counterparts {
  Uuid here, there;
};
// In their order, or, where a file named the same people in another order, the one of each who is
// not in the other.
std::vector<Counterparts> counterparts(const LineupMembers& here, const LineupMembers& there,
                                       const WrittenAndForgotten& people) {
  std::vector<Counterparts> all;
  const Lineup &one = here.lineup(), &other = there.lineup();
  if (are_named_alike(one, other, people)) {
    for (std::size_t i = 0; i < std::min(one.ids.size(), other.ids.size()); ++i)
      if (!there.has(one.ids[i]) && !here.has(other.ids[i]))
        all.push_back({one.ids[i], other.ids[i]});
  } else if (one.ids.size() == other.ids.size()) {
    const std::vector<Uuid> mine = here.who_are_not_in(there), theirs = there.who_are_not_in(here);
    if (mine.size() == 1 && theirs.size() == 1) all.push_back({mine.front(), theirs.front()});
  }
  return all;
}

// Whether both books know one of that name, who are all of the evening that are called so: somebody
// is who is in nobody's place.
bool are_known_to_both(const std::set<Uuid>& alike, const std::set<Uuid>& candidates,
                       const ForgottenPeople& forgotten) {
  return std::any_of(alike.begin(), alike.end(), [&](const Uuid& one) {
    return candidates.count(one) == 0 && !forgotten.has(one);
  });
}

// Of the candidates those whom not both books know under a name of theirs.
std::set<Uuid> known_to_one(const std::set<Uuid>& candidates, const WrittenAndForgotten& people) {
  std::map<NameIn, bool> known_to_both;
  const auto is_known_to_both = [&](const Uuid& twin) {
    for (const NameIn& name : people.players.names_of(twin)) {
      const auto [known, is_first] = known_to_both.try_emplace(name);
      if (is_first)
        known->second =
            are_known_to_both(people.players.called(name), candidates, people.forgotten);
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
  explicit InTheirPlaces(const WrittenAndForgotten& people) : people_(people) {}

  // Those of the fewest books first.
  std::map<Uuid, std::set<Uuid>> among(const std::vector<LineupsOfOne>& all) && {
    const auto has_forgotten = [&](const Lineup& one) {
      return std::any_of(one.ids.begin(), one.ids.end(),
                         [&](const Uuid& id) { return people_.forgotten.has(id); });
    };
    std::vector<const LineupsOfOne*> some;
    for (const LineupsOfOne& one : all)
      if (std::any_of(one.by_books.begin(), one.by_books.end(), has_forgotten))
        some.push_back(&one);
    std::stable_sort(some.begin(), some.end(), [](const LineupsOfOne* a, const LineupsOfOne* b) {
      return a->by_books.size() < b->by_books.size();
    });
    for (const LineupsOfOne* one : some) look_in(*one);
    return std::move(candidates_);
  }

 private:
  void look_in(const LineupsOfOne& lineups) {
    std::vector<LineupMembers> all;
    for (const Lineup& lineup : lineups.by_books) all.emplace_back(lineup, people_);
    for (const LineupMembers& one : all) {
      if (!one.is_anybody_forgotten()) continue;
      const std::size_t in_it = one.lineup().ids.size() + one.lineup().sessions.size();
      if (all.size() > LineupLimits::few_books || in_it > LineupLimits::few_in_lineup) {
        budget_.spend(all.size() * (1 + in_it));
        if (budget_.is_spent()) continue;
      }
      for (const LineupMembers& other : all)
        if (&one != &other && are_from_one_file(one.lineup(), other.lineup()))
          compare(one, other, lineups.is_table);
    }
  }
  // In a lineup of players somebody else may stand in that place, for two tablets go on apart:
  // whoever plays is known by the table.
  void compare(const LineupMembers& one, const LineupMembers& other, bool is_table) {
    for (const auto& [id, twin] : counterparts(one, other, people_)) {
      const auto gone = people_.forgotten.as_whom(id);
      if (!gone || !people_.players.is_known_to_alone(twin, other.lineup().origin)) continue;
      if (!is_table && people_.players.sits_elsewhere(twin, one.lineup().sessions)) continue;
      candidates_[*gone].insert(twin);
    }
  }

  const WrittenAndForgotten& people_;
  LineupBudget budget_;
  std::map<Uuid, std::set<Uuid>> candidates_;
};

}  // namespace

std::map<Uuid, std::set<Uuid>> twins_of_forgotten(Items headers, const Roster& roster) {
  const Lineups lineups = lineups_in(std::move(headers));
  const WrittenAndForgotten people{lineups.players, roster.forgotten()};
  std::map<Uuid, std::set<Uuid>> twins;
  for (const auto& [gone, candidates] : InTheirPlaces(people).among(lineups.list))
    if (auto found = known_to_one(candidates, people); !found.empty())
      twins.emplace(gone, std::move(found));
  return twins;
}

}  // namespace kattegat
