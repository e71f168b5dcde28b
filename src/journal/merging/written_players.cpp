#include "written_players.hpp"

#include <algorithm>

namespace kattegat {

void WrittenPlayers::add(const Record& player, const std::string& name) {
  books_[player.id].insert(player.origin);
  if (name.empty()) return;
  std::string& known = names_[{.evening = player.parent, .id = player.id}];
  if (!known.empty()) called_.at({player.parent, known}).erase(player.id);
  known = name;
  called_[{player.parent, name}].insert(player.id);
}

void WrittenPlayers::seat(const Uuid& table, const std::vector<Uuid>& sitters) {
  for (const Uuid& sitter : sitters) tables_[sitter].insert(table);
}

const std::string* WrittenPlayers::name_of(const PlayerIn& player) const {
  const auto found = names_.find(player);
  return found == names_.end() ? nullptr : &found->second;
}

std::vector<NameIn> WrittenPlayers::names_of(const Uuid& id) const {
  std::vector<NameIn> names;
  for (auto at = names_.lower_bound({.evening = {}, .id = id});
       at != names_.end() && at->first.id == id; ++at)
    names.push_back({at->first.evening, at->second});
  return names;
}

bool WrittenPlayers::is_known_to_alone(const Uuid& id, const Uuid& book) const {
  const auto found = books_.find(id);
  return found != books_.end() && found->second == std::set<Uuid>{book};
}

bool WrittenPlayers::sits_elsewhere(const Uuid& id, const std::set<Uuid>& tables) const {
  const auto found = tables_.find(id);
  return found != tables_.end() &&
         std::any_of(found->second.begin(), found->second.end(),
                     [&](const Uuid& table) { return tables.count(table) == 0; });
}

}  // namespace kattegat
