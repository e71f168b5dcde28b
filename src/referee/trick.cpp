#include "kattegat/referee/trick.hpp"

#include <algorithm>

namespace kattegat {
namespace {

template <class G>
TrickRules rules_of_game(const TrickQuestion& question, Checklist& list) {
  if constexpr (HouseHasTricks<G>) {
    const auto* agreed = std::get_if<HouseOf<G>>(&question.house);
    return G::rules_under(question.announced, agreed ? agreed->house : typename G::House{}, list);
  } else {
    return G::rules_under(question.announced, list);
  }
}

// Asks the game that the question names.
TrickRules rules_of(const TrickQuestion& question, Checklist& list) {
  std::optional<TrickRules> rules;
  for_each_game([&]<class G>() {
    if constexpr (HasTricks<G>)
      if (question.game == G::id) rules = rules_of_game<G>(question, list);
  });
  list.require(rules.has_value(), "game", Word::trick_no_such_game, question.game,
               ids_of_games([]<class G>() { return HasTricks<G>; }));
  return rules.value_or(TrickRules{});
}

// False: there may be more of them than seats.
bool check_players(const TrickRules& rules, const TrickQuestion& question, Checklist& list) {
  const auto count = static_cast<std::int64_t>(question.cards.size());
  const bool fits = list.require(count >= 1 && count <= rules.players, "cards", Word::trick_count,
                                 std::int64_t{rules.players}, count);
  list.require(question.number >= 1 && question.number <= rules.tricks, "trick_number",
               Word::trick_number, std::int64_t{rules.tricks}, std::int64_t{question.number});
  if (!fits) return false;
  PerSeat<bool> named;
  for (const auto& [seat, card] : question.cards)
    list.require(!std::exchange(named[seat], true), "cards", Word::form_named_twice, seat);
  return true;
}

// Who can follow suit must; a joker is played by who cannot. The gedebuk, one card of its owner's
// that nobody sees, is excused until it is the last.
void check_hands(const TrickRules& rules, const TrickQuestion& question, Checklist& list) {
  if (rules.hides_a_card && !question.hands.empty()) list.asked(question.declarer, "declarer");
  const Card led = question.cards.front().card;
  for (const auto& [seat, card] : question.cards) {
    const auto known = question.hands.find(seat);
    if (known == question.hands.end()) continue;
    const Cards& hand = known->second;
    if (!list.require(std::find(hand.begin(), hand.end(), card) != hand.end(), "hands",
                      Word::trick_not_in_hand, seat, card))
      continue;
    const auto could =
        std::count_if(hand.begin(), hand.end(), [&](Card held) { return follows(led, held); });
    const bool excused = rules.hides_a_card && seat == question.declarer && could == 1 &&
                         question.number < rules.tricks;
    list.require(follows(led, card) || could == 0 || excused, "cards", Word::trick_must_follow,
                 seat, std::string(suit_mark(led.suit)), card);
  }
}

// All cards are of one pack: none is in two hands, or in one and played from another.
void check_pack(const TrickRules& rules, const TrickQuestion& question, Checklist& list) {
  CardSet held;
  int jokers_held = 0, jokers_beside = 0;
  for (const auto& [seat, hand] : question.hands)
    for (const Card card : hand)
      if (card.is_joker())
        ++jokers_held;
      else
        list.require(held.add(card), "hands", Word::trick_card_twice, card);
  for (const auto& [seat, card] : question.cards) {
    if (question.hands.count(seat) == 1) continue;  // it is in that hand, or that has been said
    if (card.is_joker())
      ++jokers_beside;
    else
      list.require(!held.has(card), "hands", Word::trick_card_twice, card);
  }
  if (jokers_held == 0) return;
  if (list.require(rules.jokers > 0, "hands", Word::trick_no_jokers))
    list.require(jokers_held + jokers_beside <= rules.jokers, "hands", Word::trick_jokers,
                 std::int64_t{rules.jokers});
}

}  // namespace

Result<TrickRules, Violations> rules_of_trick(const TrickQuestion& question) {
  Checklist list;
  const TrickRules rules = rules_of(question, list);
  if (!list.clean()) return std::move(list).done();
  return rules;
}

Result<TrickAnswer, Violations> judge_trick(const TrickQuestion& question) {
  Checklist list;
  const TrickRules rules = rules_of(question, list);
  if (!list.clean()) return std::move(list).done();
  if (!check_players(rules, question, list)) return std::move(list).done();
  check_trick(rules, question.number, question.cards, "cards", list);
  check_hands(rules, question, list);
  check_pack(rules, question, list);
  if (!list.clean()) return std::move(list).done();
  return TrickAnswer{question.cards[winning_card(rules, question.cards)].seat,
                     why_it_wins(rules, question.cards)};
}

}  // namespace kattegat
