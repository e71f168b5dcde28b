// However many have played a game, and what each came to, as tables of as many as the game seats.
#pragma once
#include "kattegat/core/text.hpp"
#include "old_rows.hpp"

namespace kattegat {

struct SeatsOfGame {
  std::size_t least = 0, most = 0;
  Word name{};
};
SeatsOfGame seats_of_game(std::string_view id);

// Whoever is last at one table is first at the next, and carries over what is left.
std::vector<OldShares> shared_tables(const OldShares&, const SeatsOfGame&);

}  // namespace kattegat
