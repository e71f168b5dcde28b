// A deal of Rödskägg before it is scored: what its checks know of it.
#pragma once
#include <algorithm>

#include "kattegat/games/play/compare_play.hpp"
#include "kattegat/games/rodskagg.hpp"

namespace kattegat::of_rodskagg {

using Bid = Rodskagg::Bid;
using Deal = Rodskagg::Deal;
using Offence = Rodskagg::Offence;
using Resolved = Rodskagg::Resolved;
using State = Rodskagg::State;
using HouseTable = Table<Rodskagg::House>;
using Entered = EnteredDeal<Rodskagg>;

inline constexpr int tricks_in_a_deal = 6;
inline constexpr int first_tricks = 4;

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

// By the bids or as it was entered.
std::optional<Declared> declared(const Entered&, Checklist&);

bool has_joined(const Deal&, Seat);
// The tricks, who went along, and whether it was broken off.
void check_course(const Entered&, const std::optional<Declared>&, Checklist&);
void check_penalties(const Entered&, const std::optional<Declared>&, Checklist&);
// The play is legal and says what the entry says.
void check_play_record(const Entered&, const std::optional<Declared>&, Checklist&);

// What the deal was, once it has passed its check.
Resolved came_to(const Entered&, const Declared&);

}  // namespace kattegat::of_rodskagg
