#include "kattegat/games/trick.hpp"

#include <algorithm>

namespace kattegat {
namespace {

int height(const TrickRules& rules, Card card) {
  return rules.ace_low && card.rank == ace ? 1 : card.rank;
}

// A joker that was not led never wins.
bool beats(const TrickRules& rules, Card card, Card best) {
  if (card.is_joker()) return false;
  if (card.suit == best.suit) return height(rules, card) > height(rules, best);
  return rules.trump && card.suit == *rules.trump;
}

}  // namespace

std::size_t winning_card(const TrickRules& rules, const Trick& trick) {
  std::size_t best = 0;
  if (trick.front().card.is_joker()) return best;
  for (std::size_t i = 1; i < trick.size(); ++i)
    if (beats(rules, trick[i].card, trick[best].card)) best = i;
  return best;
}

Text why_it_wins(const TrickRules& rules, const Trick& trick) {
  const Card led = trick.front().card;
  if (led.is_joker()) return text(Word::trick_joker_wins);
  const Card best = trick[winning_card(rules, trick)].card;
  if (best.suit != led.suit) return text(Word::trick_trump_wins, best);
  return text(rules.ace_low ? Word::trick_high_ace_low : Word::trick_high, best,
              std::string(suit_mark(led.suit)));
}

bool follows(Card led, Card card) {
  return led.is_joker() || (!card.is_joker() && card.suit == led.suit);
}

bool can_follow(Card led, const std::vector<Card>& hand) {
  return std::any_of(hand.begin(), hand.end(), [&](Card card) { return follows(led, card); });
}

void check_trick(const TrickRules& rules, int number, const Trick& trick, std::string_view field,
                 Checklist& list) {
  CardSet seen;
  int jokers = 0;
  for (const auto& [seat, card] : trick) {
    if (!card.is_joker())
      list.require(seen.add(card), field, Word::trick_card_twice, card);
    else if (++jokers > rules.jokers)
      list.require(false, field, rules.jokers == 0 ? Word::trick_no_jokers : Word::trick_jokers,
                   std::int64_t{rules.jokers});
  }
  list.require(!trick.front().card.is_joker() || number > 1 || rules.joker_leads_first, field,
               Word::trick_joker_first);
}

}  // namespace kattegat
