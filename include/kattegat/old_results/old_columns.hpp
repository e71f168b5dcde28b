// Which column of a table of old results is what. README, "Old results".
#pragma once
#include <vector>

#include "kattegat/old_results/old_choice.hpp"

namespace kattegat {

// Columns by their places in the heading, from 0.
struct OldMapping {
  OldLayout layout{};
  std::size_t date = 0;
  std::optional<std::size_t> player, game, place;
  std::vector<std::size_t> figures;  // one, or those of the players
  bool in_points = false;
  std::vector<std::size_t> left_out;  // nobody's, and nothing that is read
};
// An error: a column that is needed, or was named, is not there, or could be several.
Result<OldMapping, Text> map_old_columns(const std::vector<std::string>& heading, const OldChoice&);

}  // namespace kattegat
