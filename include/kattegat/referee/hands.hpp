// Whose Commerce hand is best, and what a banker who lost owes. rules.md 5.1, 5.4; evening-format,
// "judge commerce".
#pragma once
#include "kattegat/core/violation.hpp"
#include "kattegat/games/commerce_hand.hpp"
#include "kattegat/games/entry.hpp"

namespace kattegat {

struct HandsQuestion {
  int seats = 3;
  Seat banker;
  ByPlayer<ThreeCards> hands;  // that were laid up or are known
};

struct RankedHand {
  Seat seat;
  HandValue value;
  bool operator==(const RankedHand&) const = default;
};

struct HandsAnswer {
  std::vector<RankedHand> ranking;  // best first; equals in turn, a winning banker first
  std::vector<Seat> winners;        // nobody where no hand may be laid up
  int bonus = 0;                    // chips that the banker owes the winner
  int for_class = 0;                // and each of the others, for a lower hand of the same class
  bool operator==(const HandsAnswer&) const = default;
};

// Violations name the key "hands", "seats" or "banker".
Violations check(const HandsQuestion&);
// Of a question without violations. What the banker owes is known when the banker's hand is.
HandsAnswer rank_hands(const HandsQuestion&);

}  // namespace kattegat
