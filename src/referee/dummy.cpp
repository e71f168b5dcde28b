#include "kattegat/referee/dummy.hpp"

#include <algorithm>

#include "kattegat/core/text/digits.hpp"
#include "kattegat/games/play/trick.hpp"

namespace kattegat {
namespace {

using Interpretation = DummyQuestion::Interpretation;
using Purpose = DummyQuestion::Purpose;
using Slip = DummyQuestion::Slip;

// Four play thirteen cards each: three may have played before dummy.
constexpr std::size_t cards_in_a_hand = 13, cards_before_dummy = 3;

template <class Fits>
Cards those(const Cards& cards, Fits&& fits) {
  Cards found;
  std::copy_if(cards.begin(), cards.end(), std::back_inserter(found), fits);
  return found;
}
Cards of_suit(const Cards& cards, Suit suit) {
  return those(cards, [&](Card card) { return card.suit == suit; });
}
bool has(const Cards& cards, Card card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}
Card highest(const Cards& cards) {
  return *std::max_element(cards.begin(), cards.end(),
                           [](Card a, Card b) { return a.rank < b.rank; });
}
Card lowest(const Cards& cards) {
  return *std::min_element(cards.begin(), cards.end(),
                           [](Card a, Card b) { return a.rank < b.rank; });
}
Cards in_order(Cards cards) {
  std::sort(cards.begin(), cards.end(),
            [](Card a, Card b) { return a.suit != b.suit ? a.suit > b.suit : a.rank > b.rank; });
  return cards;
}

// A finger alone is none: what it means is a wish.
bool designates(const Utterance& said) {
  return said.suit || said.suit_is_trump || said.rank || said.wish || said.again;
}

class Referee {
 public:
  explicit Referee(const DummyQuestion& question)
      : question_(question),
        legal_(legal_cards(question)),
        said_(question.call.value_or(Utterance{})) {
    if (said_.suit_is_trump && question_.trump) said_.suit = question_.trump;
    for (const Card card : question_.intent)
      if (has(legal_, card) && !has(intended_, card)) intended_.push_back(card);
  }

  [[nodiscard]] DummyAnswer rule() const {
    if (!question_.touched.empty() && question_.purpose == Purpose::play)
      return touched();                                                   // step 1
    if (!designates(said_)) return {Ruling::not_played, {}, Law::s45C3};  // only touched
    if (question_.slip == Slip::tongue) return {Ruling::change_allowed, {}, Law::s45C4b};  // step 2
    const std::optional<Card> card = named();
    if (card && has(question_.dummy, *card)) return played(*card);  // step 3
    if (!intended_.empty()) return as_intended();                   // step 4, before all of 46B
    if (card) return nothing(Law::s46B4);
    return incomplete();
  }

 private:
  [[nodiscard]] DummyAnswer as_intended() const {
    if (intended_.size() == 1) return one(intended_.front(), Law::s46B);
    if (said_.wish == Wish::any) return {Ruling::defender_chooses, in_order(intended_), Law::s46B5};
    return {Ruling::declarer_specifies, in_order(intended_), Law::s46B};
  }
  [[nodiscard]] DummyAnswer incomplete() const {
    if (said_.suit_is_trump && !question_.trump) return nothing(Law::s46B4);
    if (said_.suit) return said_.wish ? wish_in_suit(*said_.suit) : suit_alone(*said_.suit);
    if (said_.rank) return rank_alone(*said_.rank);
    if (said_.again) return go_on();
    return wish_alone(*said_.wish);
  }

  static Cards legal_cards(const DummyQuestion& question) {
    if (question.trick.empty()) return question.dummy;
    const Cards following = of_suit(question.dummy, question.trick.front().suit);
    return following.empty() ? question.dummy : following;
  }
  [[nodiscard]] bool leads() const { return question_.trick.empty(); }
  [[nodiscard]] Suit led() const { return question_.trick.front().suit; }
  [[nodiscard]] bool can_follow() const { return !of_suit(question_.dummy, led()).empty(); }

  [[nodiscard]] DummyAnswer nothing(Law law, bool director = false) const {
    return {Ruling::void_call, in_order(legal_), law, director};
  }
  static DummyAnswer one(Card card, Law law, bool director = false) {
    return {Ruling::card, {card}, law, director};
  }
  // Where only one card is left there is nothing to choose.
  static DummyAnswer one_or(Ruling ruling, const Cards& cards, Law law) {
    return {cards.size() == 1 ? Ruling::card : ruling, in_order(cards), law};
  }
  [[nodiscard]] DummyAnswer revoke() const {
    return {Ruling::correct_revoke, in_order(legal_), Law::s44C};
  }

  // Step 1. Of several cards that are touched to be played, declarer says which.
  [[nodiscard]] DummyAnswer touched() const {
    const Cards playable = those(question_.touched, [&](Card card) { return has(legal_, card); });
    if (playable.empty()) return revoke();
    if (playable.size() == 1) return {Ruling::already_played, playable, Law::s45C3};
    return {Ruling::declarer_specifies, in_order(playable), Law::s45C3, true};
  }
  // Step 3.
  [[nodiscard]] std::optional<Card> named() const {
    if (!said_.suit || !said_.rank) return std::nullopt;
    return Card{static_cast<std::uint8_t>(*said_.rank), *said_.suit};
  }
  [[nodiscard]] DummyAnswer played(Card card) const {
    return has(legal_, card) ? DummyAnswer{Ruling::already_played, {card}, Law::s45C4a} : revoke();
  }

  // Why no card of the suit is played, where none is.
  [[nodiscard]] std::optional<DummyAnswer> none_of(Suit suit) const {
    if (of_suit(question_.dummy, suit).empty()) return nothing(Law::s46B4);
    if (of_suit(legal_, suit).empty()) return revoke();
    return std::nullopt;
  }
  // Steps 5 and 6. A finger, or "dykke", designates the card in another way.
  [[nodiscard]] DummyAnswer wish_in_suit(Suit suit) const {
    if (const auto none = none_of(suit)) return *none;
    const Cards held = of_suit(question_.dummy, suit);
    const bool is_led = !leads() && led() == suit;
    switch (*said_.wish) {
      case Wish::high:
        return one(highest(held), is_led && !said_.pointed ? Law::s46B1a : Law::s45C4a);
      case Wish::win:
        if (leads()) return one(highest(held), Law::s45C4a);
        return is_led ? win() : win_with(held);
      case Wish::ruff:
        return question_.trump == suit ? ruff() : nothing(Law::s46B4, true);
      case Wish::low:
      case Wish::any:
        break;
    }
    return one(lowest(held), said_.pointed ? Law::s45C4a : Law::s46B2);
  }
  // "Stik med en trumf": the lowest that is enough; in another suit than trump none is.
  [[nodiscard]] DummyAnswer win_with(const Cards& held) const {
    const Cards over = question_.trump == held.front().suit ? trumps_over(best()) : Cards{};
    if (over.empty()) return nothing(Law::s46B4);
    const bool may_be_overruffed = question_.trick.size() < cards_before_dummy && over.size() > 1;
    return one(lowest(over), Law::s46B1b, may_be_overruffed);
  }
  [[nodiscard]] DummyAnswer suit_alone(Suit suit) const {
    if (const auto none = none_of(suit)) return *none;
    return one(lowest(of_suit(question_.dummy, suit)), Law::s46B2);
  }
  // "Fortsæt": the suit with which dummy won. The law knows the word only beside a rank.
  [[nodiscard]] DummyAnswer go_on() const {
    if (!leads() || !question_.won_with) return nothing(Law::s46B4, true);
    DummyAnswer answer = suit_alone(*question_.won_with);
    answer.director = true;
    return answer;
  }

  // Steps 7 and 8.
  [[nodiscard]] DummyAnswer rank_alone(int rank) const {
    const Cards held = those(legal_, [&](Card card) { return card.rank == rank; });
    if (leads() && question_.won_with) {
      const Cards in_suit = of_suit(held, *question_.won_with);
      if (!in_suit.empty()) return one(in_suit.front(), Law::s46B3a);
    }
    if (held.empty()) return nothing(Law::s46B4);
    return one_or(Ruling::declarer_specifies, held, Law::s46B3b);
  }

  // Steps 9 to 13.
  [[nodiscard]] DummyAnswer wish_alone(Wish wish) const {
    if (wish == Wish::any) return one_or(Ruling::defender_chooses, legal_, Law::s46B5);
    if (wish == Wish::ruff) return ruff();
    if (leads()) return lead_by_word(wish);
    if (wish == Wish::win) return win();
    if (!can_follow()) return nothing(Law::s46B4);
    if (wish == Wish::high) return one(highest(legal_), said_.pointed ? Law::s45C4a : Law::s46B1a);
    return one(lowest(legal_), said_.pointed ? Law::s45C4a : Law::s46B1c);
  }

  // B3: no suit was led, so the word only narrows what a defender may choose.
  [[nodiscard]] DummyAnswer lead_by_word(Wish wish) const {
    Cards ends;
    for (const Suit suit : every_suit) {
      const Cards held = of_suit(question_.dummy, suit);
      if (!held.empty()) ends.push_back(wish == Wish::low ? lowest(held) : highest(held));
    }
    return one_or(Ruling::defender_chooses, ends, Law::s46B5);
  }

  // Step 11.
  [[nodiscard]] DummyAnswer ruff() const {
    if (leads() || !question_.trump || can_follow()) return nothing(Law::s46B4, true);
    const Cards trumps = of_suit(question_.dummy, *question_.trump);
    if (trumps.empty()) return nothing(Law::s46B4, true);
    const Cards over = trumps_over(best());
    const bool is_ruffed = best().suit == *question_.trump;
    return one(lowest(over.empty() ? trumps : over), Law::s46B2, is_ruffed);
  }
  // Dummy's that would win.
  [[nodiscard]] Cards trumps_over(Card winning) const {
    return those(of_suit(question_.dummy, *question_.trump),
                 [&](Card card) { return winning.suit != card.suit || card.rank > winning.rank; });
  }

  // ---- 2.4, law 46B1b ----

  // The card that is winning before dummy plays.
  [[nodiscard]] Card best() const {
    return question_.trick[winning_card(TrickRules{.trump = question_.trump}, question_.trick)];
  }
  [[nodiscard]] DummyAnswer win() const {
    const Card winning = best();
    const Cards better = those(of_suit(legal_, led()), [&](Card card) {
      return winning.suit == led() && card.rank > winning.rank;
    });
    if (better.empty()) return nothing(Law::s46B4);
    if (question_.trick.size() == cards_before_dummy) return one(lowest(better), Law::s46B1b);
    const Card by_seed = highest(better);
    const std::optional<Card> known = lowest_known_to_win(better);
    if (question_.interpretation == Interpretation::strict)
      return one(known.value_or(by_seed), Law::s46B1b, known != by_seed);
    return one(by_seed, Law::s46B1b, known && known != by_seed);  // read in two ways
  }
  [[nodiscard]] std::optional<Card> lowest_known_to_win(const Cards& better) const {
    Cards rising = better;
    std::sort(rising.begin(), rising.end(), [](Card a, Card b) { return a.rank < b.rank; });
    for (const Card card : rising)
      if (!may_be_beaten(card)) return card;
    return std::nullopt;
  }
  [[nodiscard]] bool unseen(Card card) const {
    return !has(question_.dummy, card) && !has(question_.trick, card) && !has(question_.seen, card);
  }
  // Whether the defender who still plays can hold something that beats it.
  [[nodiscard]] bool may_be_beaten(Card card) const {
    for (int rank = card.rank + 1; rank <= ace; ++rank)
      if (unseen({static_cast<std::uint8_t>(rank), card.suit})) return true;
    if (!question_.trump || *question_.trump == card.suit) return false;
    for (int rank = 2; rank <= ace; ++rank)
      if (unseen({static_cast<std::uint8_t>(rank), *question_.trump})) return true;
    return false;
  }

  const DummyQuestion& question_;
  Cards legal_;
  Cards intended_;
  Utterance said_;
};

}  // namespace

Word word(Ruling ruling) {
  static constexpr auto list = word_of_each<Ruling>(
      Word::ruling_card, Word::ruling_declarer_specifies, Word::ruling_defender_chooses,
      Word::ruling_void, Word::ruling_already_played, Word::ruling_not_played,
      Word::ruling_correct_revoke, Word::ruling_change_allowed);
  return list[static_cast<std::size_t>(ruling)];
}

std::string rule_id(Law law) {
  std::string id = "law.";
  for (const char letter : name(law)) id += ascii_lower(letter);
  return id;
}

Violations check(const DummyQuestion& question) {
  Checklist list;
  const auto held = static_cast<std::int64_t>(question.dummy.size());
  list.require(held > 0, "dummy", Word::dummy_holds_none);
  list.require(question.dummy.size() <= cards_in_a_hand, "dummy", Word::dummy_holds_too_many, held);
  list.require(question.trick.size() <= cards_before_dummy, "trick", Word::dummy_trick);
  // Beside a card that is touched, a call that names nothing is none.
  const bool is_called = question.call && designates(*question.call);
  list.require(is_called || !question.touched.empty(), "call", Word::dummy_call_or_touch);
  CardSet known;
  const auto look_at = [&](const Cards& cards, std::string_view field) {
    for (const Card card : cards)
      if (list.require(!card.is_joker(), field, Word::dummy_no_joker))
        list.require(known.add(card), field, Word::trick_card_twice, card);
  };
  look_at(question.dummy, "dummy");
  look_at(question.trick, "trick");
  look_at(question.seen, "seen");
  CardSet there;
  for (const Card card : question.dummy) there.add(card);
  CardSet touched;
  for (const Card card : question.touched) {
    list.require(there.has(card), "touched", Word::dummy_not_there, card);
    if (!card.is_joker()) list.require(touched.add(card), "touched", Word::trick_card_twice, card);
  }
  const bool is_meant = std::any_of(question.intent.begin(), question.intent.end(),
                                    [&](Card card) { return there.has(card); });
  if (question.call && question.call->again && !is_meant &&
      list.require(question.trick.empty(), "call", Word::dummy_goes_on))
    list.wait_for(question.won_with.has_value(), "won_with", Word::dummy_goes_on_with);
  return std::move(list).done();
}

DummyAnswer rule_dummy(const DummyQuestion& question) {
  DummyAnswer answer = Referee(question).rule();
  answer.cards = in_order(std::move(answer.cards));
  return answer;
}

}  // namespace kattegat
