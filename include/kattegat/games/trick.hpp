// One trick: who takes it, and who may not play what. Ligeud: sheet 000, "Spelet", rules.md 1.1;
// Rödskägg: 002; the whists: 003, and rules.md W30 for Esmakker's jokers.
#pragma once
#include <vector>

#include "kattegat/core/violation.hpp"

namespace kattegat {

// What the cards of a game obey under one contract.
struct TrickRules {
  std::optional<Suit> trump{};
  bool ace_low = false;            // Ligeud's nole, solo nole, oplægger and gedebuk
  int jokers = 0;                  // in the pack
  bool joker_leads_first = false;  // to the first trick too
  bool gedebuk = false;            // a hidden card need not follow suit until the last trick
  int tricks = 13;                 // in a deal
  int players = 4;                 // at most
};

struct Played {
  Seat seat;
  Card card;
  bool operator==(const Played&) const = default;
};
using Trick = std::vector<Played>;  // in the order played

// Who takes the trick: the index in it of the card that wins. A trick has a card at least.
std::size_t winning_card(const TrickRules&, const Trick&);
// The same in words, after which rule.
Text why_it_wins(const TrickRules&, const Trick&);

// Whether the card follows suit to what was led; everything follows a joker.
bool follows(Card led, Card card);
// Whether anything in the hand would.
bool can_follow(Card led, const std::vector<Card>& hand);

// Each card once, jokers only as many as there are, and not led too early.
void check_trick(const TrickRules&, int number, const Trick&, std::string_view field, Checklist&);

}  // namespace kattegat
