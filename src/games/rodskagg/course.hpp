// The course of a deal of Rödskägg: what its check has found, for what it comes to.
#pragma once
#include <algorithm>

#include "kattegat/games/rodskagg.hpp"

namespace kattegat::of_rodskagg {

using Bid = Rodskagg::Bid;
using Deal = Rodskagg::Deal;
using Resolved = Rodskagg::Resolved;
using State = Rodskagg::State;
using HouseTable = Table<Rodskagg::House>;
using Entered = EnteredDeal<Rodskagg>;

inline constexpr int tricks_in_a_deal = 6;

// R17, R19: whoever is out is passed over, also when two are left.
inline Seat next_in_game(const HouseTable& table, const State& state, Seat seat) {
  return next_present(seat, table.seats, [&](Seat s) { return Rodskagg::plays(state, s); });
}

inline int players_left(const HouseTable& table, const State& state) {
  return count_where(table.seats, [&](Seat seat) { return Rodskagg::plays(state, seat); });
}

inline int tricks_of(const Asked<ByPlayer<int>>& tricks, Seat seat) {
  return tricks ? value_or_zero((*tricks)[seat]) : 0;
}

inline int needed(Bid bid) { return std::min(static_cast<int>(bid), tricks_in_a_deal); }

// The highest bid and who gave it; nobody gave one when everybody said smyg.
struct Declared {
  Bid bid = Bid::smyg;
  std::optional<Seat> declarer;
};

// What the deal was, once it has passed its check.
Resolved came_to(const Entered&, const Declared&);

}  // namespace kattegat::of_rodskagg
