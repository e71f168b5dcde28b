#include "kattegat/old_results/old_choice.hpp"

#include "kattegat/core/text/likeness.hpp"

namespace kattegat {

std::optional<std::string> game_meant(const OldChoice& choice, const std::string& typed) {
  if (game_called(typed)) return typed;
  const auto named = choice.games.find(likeness(typed));
  return named == choice.games.end() ? std::nullopt : std::optional(named->second);
}

}  // namespace kattegat
