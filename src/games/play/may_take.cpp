#include "may_take.hpp"

#include <algorithm>

namespace kattegat::of_play {
namespace {

// A card that only counts as of its suit is below the real one of equal height.
int strength(const TrickRules& rules, Card card) {
  const bool is_real = counted(rules, card) == card;
  return 2 * height(rules, card) + (is_real ? 1 : 0);
}

}  // namespace

Unseen::Unseen(const PlayRecord& play, const TrickRules& rules) {
  for (const Card card : unseen_in(play, rules)) {
    if (card.is_joker()) continue;
    const int power = strength(rules, card);
    const std::size_t suit = index_of(counted(rules, card).suit);
    int& low = lowest_[suit];
    low = low == 0 ? power : std::min(low, power);
    highest_[suit] = std::max(highest_[suit], power);
  }
}

std::vector<Seat> MayTake::still_to_play(std::size_t number, const Trick& trick) const {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{rules_.seats}) {
    const bool has_played = std::any_of(trick.begin(), trick.end(),
                                        [&](const Played& one) { return one.seat == seat; });
    if (turns_.is_in(number, seat) && !has_played) seats.push_back(seat);
  }
  return seats;
}

PerSeat<bool> MayTake::begun(std::size_t number, const Trick& trick) const {
  const auto& [holder, best] = trick[winning_card(rules_.cards, trick)];
  PerSeat<bool> may;
  may[holder] = true;
  for (const Seat seat : still_to_play(number, trick)) {
    const bool beats_it = best.is_joker() ? rules_.cards.joker_trumpable && may_trump(seat)
                                          : may_beat(seat, counted(rules_.cards, best).suit,
                                                     strength(rules_.cards, best));
    if (beats_it) may[seat] = true;
  }
  return may;
}

PerSeat<bool> MayTake::led_by(std::size_t number, const PerSeat<bool>& leaders) const {
  PerSeat<bool> may;
  for (const Seat leader : Seats{rules_.seats})
    if (leaders[leader] && turns_.is_in(number, leader)) add_led_by(number, leader, may);
  return may;
}

void MayTake::add_led_by(std::size_t number, Seat leader, PerSeat<bool>& may) const {
  may[leader] = true;
  for (const Seat seat : Seats{rules_.seats})  // a joker is led
    if (turns_.is_in(number, seat) && rules_.cards.joker_trumpable && may_trump(seat))
      may[seat] = true;
  for (const Suit suit : every_suit) {
    if (shown_.out_of[leader][index_of(suit)] || unseen_.lowest(suit) == 0) continue;
    for (const Seat seat : Seats{rules_.seats})
      if (turns_.is_in(number, seat) && may_beat(seat, suit, unseen_.lowest(suit)))
        may[seat] = true;
  }
}

bool MayTake::may_beat(Seat seat, Suit suit, int power) const {
  const bool follows_suit = !shown_.out_of[seat][index_of(suit)];
  if (follows_suit && unseen_.highest(suit) > power) return true;
  return rules_.cards.trump != suit && may_trump(seat);
}

bool MayTake::may_trump(Seat seat) const {
  const auto trump = rules_.cards.trump;
  return trump && !shown_.out_of[seat][index_of(*trump)] && unseen_.highest(*trump) > 0;
}

}  // namespace kattegat::of_play
