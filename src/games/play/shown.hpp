// What a play has shown so far of the hands: how many cards have been seen of each, and which suits
// nobody can have who has not followed.
#pragma once
#include <array>
#include <vector>

#include "kattegat/games/play/play.hpp"

namespace kattegat::of_play {

struct Shown {
  PerSeat<std::array<bool, 4>> out_of{};  // by suit: has none left
  PerSeat<int> cards{};                   // that have been played
};
Shown shown_in(const PlayRecord&, const PlayRules&);
// The same, and what follows from it by counting: whose hand must be full of other suits.
Shown counted_out(const PlayRecord&, const PlayRules&);

// The cards of the pack that have not been played, with as many jokers as are left.
Cards unseen_in(const PlayRecord&, const TrickRules&);

}  // namespace kattegat::of_play
