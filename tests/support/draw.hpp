// Drawing at random, in RapidCheck's way: what is drawn also shrinks.
#pragma once
#include <rapidcheck.h>

#include <algorithm>
#include <vector>

#include "kattegat/games/entry.hpp"

namespace kattegat::test {

// Of all of them alike, in the first case as in the last: left to itself, a range grows with the
// case, and what stands at its end is hardly ever drawn.
inline int draw(int low, int high) {
  return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high + 1));
}
inline bool toss() { return draw(0, 1) == 1; }
inline Seat draw_seat(int seats) { return Seat{draw(0, seats - 1)}; }
template <class T>
T draw_one(const std::vector<T>& of) {
  return of[static_cast<std::size_t>(draw(0, static_cast<int>(of.size()) - 1))];
}

// `total` dealt out at random among the seats.
inline ByPlayer<int> deal_out(int total, const std::vector<Seat>& among) {
  ByPlayer<int> shares;
  for (int i = 0; i < total; ++i) {
    auto& share = shares[draw_one(among)];
    share = share.value_or(0) + 1;
  }
  return shares;
}

// An auction in which each bid is higher and a pass is final; bids are 1 .. highest_bid of the
// enum.
template <class Call, class Bid>
std::vector<Call> random_auction(Seat first, int highest_bid, Bid) {
  std::vector<Call> calls;
  PerSeat<bool> passed;
  int passes = 0;
  int highest = 0;
  Seat turn = first;
  while (passes < 3 || (highest == 0 && passes < 4)) {
    const bool bids = highest < highest_bid && draw(0, 2) == 0;
    if (bids) highest = draw(highest + 1, std::min(highest_bid, highest + 4));
    calls.push_back({turn, bids ? std::optional(static_cast<Bid>(highest)) : std::nullopt});
    passed[turn] = !bids;
    passes += bids ? 0 : 1;
    if (passes == 4) break;
    turn = next_present(turn, 4, [&](Seat seat) { return !passed[seat]; });
  }
  return calls;
}

}  // namespace kattegat::test
