// Who may take the tricks that a play has not come to. Too many rather than too few: which card is
// in which hand is not followed, only what cannot be.
#pragma once
#include "shown.hpp"
#include "turns.hpp"

namespace kattegat::of_play {

// The cards that have not been seen, suit by suit: how weak and how strong they are; 0 is none.
class Unseen {
 public:
  Unseen(const PlayRecord&, const TrickRules&);
  [[nodiscard]] int lowest(Suit suit) const { return lowest_[index_of(suit)]; }
  [[nodiscard]] int highest(Suit suit) const { return highest_[index_of(suit)]; }

 private:
  std::array<int, 4> lowest_{}, highest_{};
};

class MayTake {
 public:
  MayTake(const PlayRecord& play, const PlayRules& rules)
      : rules_(rules),
        turns_(rules),
        shown_(counted_out(play, rules)),
        unseen_(play, rules.cards) {}

  // The trick of this number, of which these cards lie on the table.
  [[nodiscard]] PerSeat<bool> begun(std::size_t number, const Trick&) const;
  // The trick of this number, to which one of these leads.
  [[nodiscard]] PerSeat<bool> led_by(std::size_t number, const PerSeat<bool>& leaders) const;

 private:
  [[nodiscard]] std::vector<Seat> still_to_play(std::size_t number, const Trick&) const;
  void add_led_by(std::size_t number, Seat leader, PerSeat<bool>& may) const;
  [[nodiscard]] bool may_beat(Seat, Suit, int power) const;
  [[nodiscard]] bool may_trump(Seat) const;

  const PlayRules& rules_;
  Turns turns_;
  Shown shown_;
  Unseen unseen_;
};

}  // namespace kattegat::of_play
