// What a play that was broken off still allows: who may take the tricks to come, and who may hold
// the called card.
#include <algorithm>

#include "turns.hpp"

namespace kattegat {
namespace {

std::size_t index_of(Suit suit) { return static_cast<std::size_t>(suit); }

// What everybody has shown: how many cards, and by not following the suits that they have no more.
struct Shown {
  PerSeat<std::array<bool, 4>> out_of{};
  PerSeat<int> cards{};
};

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

// A card that only counts as of its suit is below the real one of equal height.
int strength(const TrickRules& rules, Card card) {
  const bool is_real = counted(rules, card) == card;
  return 2 * height(rules, card) + (is_real ? 1 : 0);
}

// The cards that have not been seen, suit by suit: how weak and how strong they are; 0 is none.
class Unseen {
 public:
  Unseen(const PlayRecord& play, const TrickRules& rules) {
    std::array<std::array<bool, ace + 1>, 4> gone{};
    for (const Trick& trick : play.tricks)
      for (const auto& [seat, card] : trick) gone[index_of(card.suit)][card.rank] = true;
    for (const Suit suit : every_suit)
      for (std::uint8_t rank = 2; rank <= ace; ++rank)
        if (const Card card{rank, suit}; !gone[index_of(suit)][rank])
          add(counted(rules, card).suit, strength(rules, card));
  }
  [[nodiscard]] int lowest(Suit suit) const { return lowest_[index_of(suit)]; }
  [[nodiscard]] int highest(Suit suit) const { return highest_[index_of(suit)]; }

 private:
  void add(Suit suit, int power) {
    int& low = lowest_[index_of(suit)];
    low = low == 0 ? power : std::min(low, power);
    highest_[index_of(suit)] = std::max(highest_[index_of(suit)], power);
  }
  std::array<int, 4> lowest_{}, highest_{};
};

// Who may take the tricks to come. Too many rather than too few: which card is in which hand is not
// followed, only what cannot be.
class ToCome {
 public:
  ToCome(const PlayRecord& play, const PlayRules& rules)
      : rules_(rules), turns_(rules), shown_(shown_in(play, rules)), unseen_(play, rules.cards) {}

  [[nodiscard]] PerSeat<bool> begun(std::size_t number, const Trick& trick) const {
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
  [[nodiscard]] PerSeat<bool> led_by(std::size_t number, const PerSeat<bool>& leaders) const {
    PerSeat<bool> may;
    for (const Seat leader : Seats{rules_.seats})
      if (leaders[leader] && turns_.is_in(number, leader)) add_led_by(number, leader, may);
    return may;
  }

 private:
  [[nodiscard]] std::vector<Seat> still_to_play(std::size_t number, const Trick& trick) const {
    std::vector<Seat> seats;
    for (const Seat seat : Seats{rules_.seats}) {
      const bool has_played = std::any_of(trick.begin(), trick.end(),
                                          [&](const Played& one) { return one.seat == seat; });
      if (turns_.is_in(number, seat) && !has_played) seats.push_back(seat);
    }
    return seats;
  }
  void add_led_by(std::size_t number, Seat leader, PerSeat<bool>& may) const {
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
  [[nodiscard]] bool may_beat(Seat seat, Suit suit, int power) const {
    const bool follows_suit = !shown_.out_of[seat][index_of(suit)];
    if (follows_suit && unseen_.highest(suit) > power) return true;
    return rules_.cards.trump != suit && may_trump(seat);
  }
  [[nodiscard]] bool may_trump(Seat seat) const {
    const auto trump = rules_.cards.trump;
    return trump && !shown_.out_of[seat][index_of(*trump)] && unseen_.highest(*trump) > 0;
  }

  const PlayRules& rules_;
  Turns turns_;
  Shown shown_;
  Unseen unseen_;
};

PerSeat<bool> only(Seat seat) {
  PerSeat<bool> result;
  result[seat] = true;
  return result;
}

}  // namespace

std::vector<TrickTaken> tricks_taken(const PlayRecord& play, const PlayRules& rules) {
  const auto all = static_cast<std::size_t>(rules.cards.tricks);
  std::vector<TrickTaken> tricks;
  PerSeat<bool> leaders = only(rules.leader);
  const auto add = [&](const PerSeat<bool>& by, bool sure) {
    tricks.push_back({by, sure});
    leaders = by;
  };
  for (const Seat taker : takers(play, rules)) add(only(taker), true);
  if (tricks.size() == all) return tricks;
  if (rules.edition == Edition::any) {
    const PerSeat<bool> anybody = seats_where(rules.seats, [](Seat) { return true; });
    while (tricks.size() < all) add(anybody, !rules.may_stop);
    return tricks;
  }
  const ToCome to_come(play, rules);
  if (const std::size_t next = tricks.size(); next < play.tricks.size())
    add(to_come.begun(next, play.tricks[next]), !rules.may_stop);
  while (tricks.size() < all) add(to_come.led_by(tricks.size(), leaders), !rules.may_stop);
  return tricks;
}

std::vector<TrickTaken> checked_tricks(const PlayRecord& play, const PlayRules& rules,
                                       Checklist& list) {
  if (!check_play(play, rules, list)) return {};
  return tricks_taken(play, rules);
}

void compare_tricks(std::string_view field, int written, std::span<const TrickTaken> tricks,
                    const PerSeat<bool>& ours, Checklist& list) {
  int least = 0, most = 0;
  for (const auto& [by, sure] : tricks) {
    bool only_ours = sure, also_ours = false;
    for (const Seat seat : Seats{max_seats}) {
      if (by[seat] && ours[seat]) also_ours = true;
      if (by[seat] && !ours[seat]) only_ours = false;
    }
    least += only_ours ? 1 : 0;
    most += also_ours ? 1 : 0;
  }
  if (least <= written && written <= most) return;
  if (least == most)
    list.require(false, field, Word::play_tricks, std::int64_t{least}, std::int64_t{written});
  else
    list.require(false, field, Word::play_tricks_between, std::int64_t{least}, std::int64_t{most},
                 std::int64_t{written});
}

void compare_tricks(std::string_view field, int written, std::span<const TrickTaken> tricks,
                    Seat his, Checklist& list) {
  compare_tricks(field, written, tricks, only(his), list);
}

void compare_partner(const Asked<Partner>& written, const PlayRecord& play, Card called,
                     Seat declarer, const PlayRules& rules, Checklist& list) {
  if (!written) return;
  if (const auto shown = partner_shown(play, called, declarer, rules.cards.tricks)) {
    if (shown->is_alone())
      list.require(written->is_alone(), "partner", Word::play_alone, called);
    else
      list.require(*written == *shown, "partner", Word::play_partner, called, shown->seat());
    return;
  }
  if (written->is_alone() || rules.edition == Edition::any) return;
  const Seat partner = written->seat();
  const Shown shown = shown_in(play, rules);
  list.require(!shown.out_of[partner][index_of(called.suit)], "partner", Word::play_partner_out,
               partner, std::string(suit_mark(called.suit)), called);
  list.require(shown.cards[partner] < rules.cards.tricks, "partner", Word::play_partner_seen,
               partner, called);
}

}  // namespace kattegat
