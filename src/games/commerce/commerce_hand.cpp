#include "kattegat/games/commerce_hand.hpp"

#include <algorithm>
#include <functional>

namespace kattegat {
namespace {

int worth(const Card& card) {
  if (card.rank == ace) return 11;
  return std::min<int>(card.rank, 10);
}

// The best sum of cards of one suit, or 0 when the three suits differ. Two cards or three, it is
// the sum that counts (C19, C23).
int suited_sum(const ThreeCards& hand) {
  int best = 0;
  for (const Card& first : hand) {
    int sum = 0;
    int cards = 0;
    for (const Card& card : hand) {
      if (card.suit != first.suit) continue;
      sum += worth(card);
      ++cards;
    }
    if (cards >= 2) best = std::max(best, sum);
  }
  return best;
}

}  // namespace

Word word(HandClass of_class) {
  switch (of_class) {
    case HandClass::tretal:
      return Word::commerce_tretal;
    case HandClass::sekvens:
      return Word::commerce_sekvens;
    case HandClass::poang:
      return Word::commerce_poang;
    case HandClass::ingenting:
      break;
  }
  return Word::commerce_ingenting;
}

bool check_cards(const ThreeCards& hand, FieldKey field, CardSet& seen, Checklist& list) {
  CardSet own;
  bool are_three = true;
  for (const Card card : hand) {
    if (list.require(!card.is_joker(), field, Word::commerce_no_joker)) {
      are_three &= own.add(card);
      list.require(seen.add(card), field, Word::commerce_card_twice, card);
    } else {
      are_three = false;
    }
  }
  return are_three;
}

HandValue hand_value(const ThreeCards& hand) {
  std::array<int, 3> ranks{hand[0].rank, hand[1].rank, hand[2].rank};
  std::sort(ranks.begin(), ranks.end(), std::greater<>());
  const bool one_suit = hand[0].suit == hand[1].suit && hand[1].suit == hand[2].suit;

  if (ranks[0] == ranks[2]) return {HandClass::tretal, ranks[0]};
  if (one_suit && ranks[0] == ranks[1] + 1 && ranks[1] == ranks[2] + 1)
    return {HandClass::sekvens, ranks[0]};  // C22: 3-2-ace is none, the ace is high only
  if (const int sum = suited_sum(hand); sum > 0) return {HandClass::poang, sum};
  return {};
}

}  // namespace kattegat
