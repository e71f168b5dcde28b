// Every way in which the last few cards of a play can still be played: each card is anybody's who
// may have it.
#pragma once
#include "shown.hpp"

namespace kattegat::of_play {

// Where the play was broken off.
struct BrokenOff {
  std::size_t number = 0;  // of the trick that comes, or has been begun
  Trick begun;             // its cards that lie on the table
  Seat leader;             // to that trick
};
// Who takes the tricks from that one on, a list for each way; none where there are too many ways to
// try them all.
std::vector<std::vector<Seat>> every_way(const PlayRecord&, const PlayRules&, BrokenOff);

}  // namespace kattegat::of_play
