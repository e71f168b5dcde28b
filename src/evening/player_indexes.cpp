#include "kattegat/evening/player_indexes.hpp"

namespace kattegat {

PlayerIndexes::PlayerIndexes(const Evening& evening) : nobody_(evening.players.size()) {
  for (std::size_t i = 0; i < evening.players.size(); ++i)
    by_name_.try_emplace(evening.players[i], i);
}

std::size_t PlayerIndexes::of(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nobody_ : found->second;
}

}  // namespace kattegat
