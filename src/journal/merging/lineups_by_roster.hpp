// What is asked of lineups by whoever knows who has been forgotten.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/journal/people/roster.hpp"
#include "lineups.hpp"

namespace kattegat {

// The roster has to stay.
class LineupsByRoster {
 public:
  LineupsByRoster(Lineups lineups, const Roster& roster)
      : lineups_(std::move(lineups)), forgotten_(roster.forgotten()) {}

  [[nodiscard]] const std::map<Lineups::Key, std::vector<Lineup>>& all() const {
    return lineups_.of;
  }
  // Who it is that was forgotten under this id.
  [[nodiscard]] std::optional<Uuid> forgotten_as(const Uuid& id) const { return forgotten_.as(id); }
  [[nodiscard]] bool is_forgotten(const Uuid& id) const { return forgotten_.has(id); }

  [[nodiscard]] const std::string* name_of(const Uuid& id, const Uuid& evening) const {
    return lineups_.name_of(id, evening);
  }
  // In every evening.
  [[nodiscard]] std::vector<Lineups::Name> names_of(const Uuid& id) const;
  // Who is called so; somebody's name.
  [[nodiscard]] const std::set<Uuid>& called(const Lineups::Name& name) const {
    return lineups_.called.at(name);
  }

  // In their order: as far as both go, and as anybody still knows, the names are the same.
  [[nodiscard]] bool are_alike(const Lineup& mine, const Lineup& theirs) const;
  // Whom the book of a lineup has written down as somebody of its own, and no other book knows.
  [[nodiscard]] bool is_of_that_book(const Uuid& id, const Lineup&) const;
  // At a table that the book of the other lineup does not have.
  [[nodiscard]] bool sits_elsewhere(const Uuid& id, const Lineup& other) const;

 private:
  Lineups lineups_;
  const ForgottenPeople& forgotten_;
};

// Who is in a lineup, by which they are known again in another. All it is made of has to stay.
class LineupMembers {
 public:
  LineupMembers(const Lineup& lineup, const LineupsByRoster& lineups);

  [[nodiscard]] const Lineup& lineup() const { return lineup_; }
  [[nodiscard]] bool is_anybody_forgotten() const { return !gone_.empty(); }
  // Somebody there is this one, or is called so, or has been forgotten as the same.
  [[nodiscard]] bool has(const Uuid& id) const;

 private:
  const Lineup& lineup_;
  const LineupsByRoster& lineups_;
  std::set<Uuid> ids_, gone_;
  std::set<std::string> names_;
};

}  // namespace kattegat
