#include "kattegat/games/play/trick.hpp"

namespace kattegat {

namespace {

// A joker that was not led never wins.
bool beats(const TrickRules& rules, Card played, Card best) {
  if (played.is_joker()) return false;
  const Card card = counted(rules, played);
  const bool is_trump = rules.trump && card.suit == *rules.trump;
  if (best.is_joker()) return is_trump && rules.joker_trumpable;
  const Card to_beat = counted(rules, best);
  if (card.suit != to_beat.suit) return is_trump;
  if (height(rules, card) != height(rules, to_beat))
    return height(rules, card) > height(rules, to_beat);
  return best != to_beat;  // the real card beats the one that only counts as it
}

template <class CardAt>
std::size_t winner_of(const TrickRules& rules, std::size_t count, CardAt&& card_at) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < count; ++i)
    if (beats(rules, card_at(i), card_at(best))) best = i;
  return best;
}

}  // namespace

Text described(TrumpOrNone trump) {
  if (trump == TrumpOrNone::none) return text(Word::trump_none);
  return text(Word::trump_of_suit, std::string(suit_mark(static_cast<Suit>(trump))));
}

Card counted(const TrickRules& rules, Card card) {
  if (rules.marker && rules.marker->card == card) card.suit = rules.marker->as;
  return card;
}

std::size_t winning_card(const TrickRules& rules, const Trick& trick) {
  return winner_of(rules, trick.size(), [&](std::size_t i) { return trick[i].card; });
}
std::size_t winning_card(const TrickRules& rules, std::span<const Card> cards) {
  return winner_of(rules, cards.size(), [&](std::size_t i) { return cards[i]; });
}

Text why_it_wins(const TrickRules& rules, const Trick& trick) {
  const Card led = counted(rules, trick.front().card);
  const Card best = trick[winning_card(rules, trick)].card;
  if (best.is_joker()) return text(Word::trick_joker_wins);
  if (led.is_joker() || counted(rules, best).suit != led.suit)
    return text(Word::trick_trump_wins, best);
  return text(either<Word::trick_high_ace_low, Word::trick_high>(rules.ace_low), best,
              std::string(suit_mark(led.suit)));
}

int height(const TrickRules& rules, Card card) {
  return rules.ace_low && card.rank == ace ? 1 : card.rank;
}

bool follows(Card led, Card card) {
  return led.is_joker() || (!card.is_joker() && card.suit == led.suit);
}

void Laid::check(Card card) {
  if (!card.is_joker())
    list_.require(seen_.add(card), field_, Word::trick_card_twice, card);
  else if (in_the_pack_ == 0)
    list_.require(false, field_, Word::trick_no_jokers);
  else
    list_.require(++jokers_ <= in_the_pack_, field_, Word::trick_jokers,
                  std::int64_t{in_the_pack_});
}

void check_led_first(const TrickRules& rules, const Trick& first, FieldKey field, Checklist& list) {
  const bool may_lead = !first.front().card.is_joker() || rules.joker_leads_first;
  list.require(may_lead || rules.jokers == 0, field, Word::trick_joker_first);
}

void check_trick(const TrickRules& rules, int number, const Trick& trick, FieldKey field,
                 Checklist& list) {
  Laid laid(rules.jokers, field, list);
  for (const auto& [seat, card] : trick) laid.check(card);
  if (number == 1) check_led_first(rules, trick, field, list);
}

}  // namespace kattegat
