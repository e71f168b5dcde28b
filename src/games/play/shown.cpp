#include "shown.hpp"

#include <algorithm>

#include "turns.hpp"

namespace kattegat::of_play {
namespace {

// Where the cards that have not been seen can lie: in hands, as far as there is room, or in the
// talon. Suit by suit; the jokers, which anybody may hold, count as a fifth. They all find a place
// when, of whichever suits one asks, there is room enough for these (Hall's marriage theorem).
class Places {
 public:
  Places(const Shown& shown, const Cards& unseen, const PlayRules& rules)
      : shown_(shown), seats_(rules.seats) {
    for (const Card card : unseen) ++left_[kind_of(counted(rules.cards, card))];
    in_talon_ = static_cast<int>(unseen.size());
    const Turns turns(rules);
    for (const Seat seat : Seats{seats_}) {
      room_[seat] = turns.is_in(0, seat) ? rules.cards.tricks - shown.cards[seat] : 0;
      in_talon_ -= room_[seat];
    }
  }
  // False where the suits shown out of leave no place for some card.
  [[nodiscard]] bool is_possible() const {
    for (unsigned kinds = 1; kinds < 1U << left_.size(); ++kinds)
      if (count(kinds) > room_for(kinds)) return false;
    return true;
  }
  [[nodiscard]] bool may_hold(Seat seat, Suit suit) {
    int& left = left_[index_of(suit)];
    if (shown_.out_of[seat][index_of(suit)] || left == 0 || room_[seat] == 0) return false;
    --left;
    --room_[seat];
    const bool rest_fits = is_possible();
    ++left;
    ++room_[seat];
    return rest_fits;
  }

 private:
  static constexpr std::size_t joker = 4;
  static std::size_t kind_of(Card card) { return card.is_joker() ? joker : index_of(card.suit); }
  static bool has(unsigned kinds, std::size_t kind) { return (kinds >> kind & 1U) != 0; }
  [[nodiscard]] int count(unsigned kinds) const {
    int cards = 0;
    for (std::size_t kind = 0; kind < left_.size(); ++kind)
      if (has(kinds, kind)) cards += left_[kind];
    return cards;
  }
  [[nodiscard]] int room_for(unsigned kinds) const {
    int room = in_talon_;
    for (const Seat seat : Seats{seats_}) {
      bool any = has(kinds, joker);
      for (const Suit suit : every_suit)
        any |= has(kinds, index_of(suit)) && !shown_.out_of[seat][index_of(suit)];
      if (any) room += room_[seat];
    }
    return room;
  }
  const Shown& shown_;
  int seats_;
  std::array<int, 5> left_{};
  PerSeat<int> room_{};
  int in_talon_ = 0;
};

}  // namespace

Shown shown_in(const PlayRecord& play, const PlayRules& rules) {
  Shown shown;
  for (const Trick& trick : play.tricks) {
    const Card led = counted(rules.cards, trick.front().card);
    for (const auto& [seat, card] : trick) {
      ++shown.cards[seat];
      const bool exempt = rules.hider == seat;  // the hidden card may be of any suit
      if (!led.is_joker() && !exempt && !follows(led, counted(rules.cards, card)))
        shown.out_of[seat][index_of(led.suit)] = true;
    }
  }
  return shown;
}

Cards unseen_in(const PlayRecord& play, const TrickRules& rules) {
  std::array<std::array<bool, ace + 1>, 4> gone{};
  int jokers = rules.jokers;
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick)
      if (card.is_joker())
        --jokers;
      else
        gone[index_of(card.suit)][card.rank] = true;
  Cards unseen(static_cast<std::size_t>(std::max(jokers, 0)), Card{});
  for (const Suit suit : every_suit)
    for (std::uint8_t rank = 2; rank <= ace; ++rank)
      if (!gone[index_of(suit)][rank]) unseen.push_back({rank, suit});
  return unseen;
}

Shown counted_out(const PlayRecord& play, const PlayRules& rules) {
  const Shown shown = shown_in(play, rules);
  Places places(shown, unseen_in(play, rules.cards), rules);
  if (!places.is_possible()) return shown;
  Shown result = shown;
  for (const Seat seat : Seats{rules.seats})
    for (const Suit suit : every_suit)
      if (!places.may_hold(seat, suit)) result.out_of[seat][index_of(suit)] = true;
  return result;
}

}  // namespace kattegat::of_play
