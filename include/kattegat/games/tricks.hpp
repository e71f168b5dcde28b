// Tricks as one number for the declarer's side, or player by player: each game says which it asks.
#pragma once
#include <variant>

#include "kattegat/games/entry.hpp"

namespace kattegat {

using Tricks = std::variant<int, ByPlayer<int>>;

}  // namespace kattegat
