#include "every_way.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

#include "turns.hpp"

namespace kattegat::of_play {
namespace {

using Bits = std::uint64_t;  // one for each card that has not been seen; no pack has as many
Bits bit(std::size_t card) { return Bits{1} << card; }
std::size_t first_of(Bits cards) { return static_cast<std::size_t>(std::countr_zero(cards)); }
Bits without_first(Bits cards) { return cards & (cards - 1); }

constexpr std::size_t most_players = 7;  // in a game of tricks
using CardsOfEach = std::array<Bits, most_players>;

// In how many ways so many of them can play a card each: any of the last one's beside each way of
// the others, less those in which one of them has played it.
std::int64_t ways_to_play(const CardsOfEach& may, std::size_t players) {
  if (players == 0) return 1;
  const Bits last = may[players - 1];
  std::int64_t ways = std::popcount(last) * ways_to_play(may, players - 1);
  for (std::size_t i = 0; i + 1 < players; ++i) {
    CardsOfEach both = may;
    both[i] &= last;
    ways -= ways_to_play(both, players - 1);
  }
  return ways;
}

class EveryWay {
 public:
  EveryWay(const PlayRecord& play, const PlayRules& rules)
      : rules_(rules),
        turns_(rules),
        out_of_(counted_out(play, rules).out_of),
        unseen_(unseen_in(play, rules.cards)),
        left_(bit(unseen_.size()) - 1) {}

  [[nodiscard]] std::vector<std::vector<Seat>> from(BrokenOff at) {
    const std::size_t left = static_cast<std::size_t>(rules_.cards.tricks) - at.number;
    if (rules_.hider || static_cast<std::size_t>(rules_.seats) > most_players) return {};
    if (left > most_tricks || (left > 1 && unseen_.size() > most_cards)) return {};
    trick_ = std::move(at.begun);
    for (const Card card : unseen_) beaten_by_.push_back(beating(card));
    if (left > 1) {
      play_on(at.number, at.leader);
    } else {
      find_takers(at.number, at.leader);
      if (!is_all_found(at.number, at.leader) && is_too_long(at.number, at.leader)) return {};
    }
    std::vector<std::vector<Seat>> ways;
    for (const Seat leader : Seats{rules_.seats})
      for (const Seat taker : Seats{rules_.seats})
        if (found_[leader][taker])
          ways.push_back(left > 1 ? std::vector{leader, taker} : std::vector{taker});
    return ways;
  }

 private:
  static constexpr std::size_t most_tricks = 2, most_cards = 8;
  // Of the last trick alone, tried card by card: twelve cards, of which four come down. Of many
  // more nothing is said but what is counted, or more would be refused than ever was.
  static constexpr std::int64_t most_steps = 20'000;

  struct Turn {
    Seat seat;
    Bits may = 0;  // play
  };

  // The trick before the last.
  void play_on(std::size_t number, Seat leader) {
    if (trick_.size() == turns_.players(number)) {
      const Seat taker = trick_[winning_card(rules_.cards, trick_)].seat;
      Trick played = std::exchange(trick_, {});
      find_takers(number + 1, taker);
      trick_ = std::move(played);
      return;
    }
    const Seat seat = trick_.empty() ? leader : next_after(number, trick_.back().seat);
    for (Bits cards = may_play(seat); cards != 0; cards = without_first(cards)) {
      const Card card = unseen_[first_of(cards)];
      const Bits left = left_;
      const auto out_of = out_of_[seat];
      left_ ^= bit(first_of(cards));
      if (!trick_.empty()) show(seat, counted(rules_.cards, card));
      trick_.push_back({seat, card});
      play_on(number, leader);
      trick_.pop_back();
      out_of_[seat] = out_of;
      left_ = left;
    }
  }

  // Whoever may take the last trick, which has been begun or is led by this one.
  void find_takers(std::size_t number, Seat leader) {
    if (is_all_found(number, leader)) return;
    std::vector<Turn> turns = turns_left(number, leader);
    if (const Bits held = still_held(); held != 0) {
      const auto holder = std::find_if(turns.begin(), turns.end(), [&](const Turn& one) {
        return one.seat == rules_.held->holder;
      });
      if (holder == turns.end()) return;
      holder->may &= held;
    }
    PerSeat<bool>& found = found_[leader];
    if (!trick_.empty()) {
      const auto& [seat, card] = trick_[winning_card(rules_.cards, trick_)];
      return add_takers(seat, beating(card), turns, 0, found);
    }
    for (Bits cards = turns.front().may; cards != 0; cards = without_first(cards)) {
      const std::size_t led = first_of(cards);
      add_takers(leader, beaten_by_[led], std::span(turns).subspan(1), bit(led), found);
    }
  }
  // One has the best card so far, and some cards are better; the others have yet to play, but none
  // of what is gone.
  void add_takers(Seat best, Bits better, std::span<const Turn> turns, Bits gone,
                  PerSeat<bool>& found) const {
    if (can_play(turns, best, better | gone)) found[best] = true;
    for (const auto& [seat, may] : turns)
      for (Bits cards = may & better & ~gone; cards != 0 && !found[seat];
           cards = without_first(cards)) {
        const std::size_t card = first_of(cards);
        if (can_play(turns, seat, beaten_by_[card] | bit(card) | gone)) found[seat] = true;
      }
  }
  // Whether all but one can play something else than these.
  static bool can_play(std::span<const Turn> turns, Seat but, Bits these) {
    CardsOfEach may{};
    std::size_t players = 0;
    for (const Turn& one : turns)
      if (one.seat != but) may[players++] = one.may & ~these;
    return ways_to_play(may, players) > 0;
  }
  [[nodiscard]] bool is_too_long(std::size_t number, Seat leader) const {
    CardsOfEach may{};
    std::int64_t steps = 0;
    std::size_t played = 0;
    for (const Turn& one : turns_left(number, leader)) {
      steps += ways_to_play(may, played) * static_cast<std::int64_t>(unseen_.size() - played);
      may[played++] = one.may;
    }
    return steps > most_steps;
  }

  [[nodiscard]] bool is_all_found(std::size_t number, Seat leader) const {
    const auto is_found = [&](Seat taker) { return found_[leader][taker]; };
    return static_cast<std::size_t>(count_where(rules_.seats, is_found)) == turns_.players(number);
  }
  [[nodiscard]] std::vector<Turn> turns_left(std::size_t number, Seat leader) const {
    std::vector<Turn> turns;
    Seat seat = trick_.empty() ? leader : next_after(number, trick_.back().seat);
    for (std::size_t i = trick_.size(); i < turns_.players(number); ++i) {
      turns.push_back({seat, may_play(seat)});
      seat = next_after(number, seat);
    }
    return turns;
  }
  [[nodiscard]] Seat next_after(std::size_t number, Seat seat) const {
    return next_present(seat, rules_.seats, [&](Seat one) { return turns_.is_in(number, one); });
  }

  // Those of the cards that are left.
  template <class Holds>
  [[nodiscard]] Bits where(Holds&& holds) const {
    Bits cards = 0;
    for (Bits left = left_; left != 0; left = without_first(left))
      if (holds(unseen_[first_of(left)])) cards |= bit(first_of(left));
    return cards;
  }
  [[nodiscard]] Bits beating(Card card) const {
    return where([&](Card other) {
      return winning_card(rules_.cards, std::array{card, other}) == 1;
    });
  }
  [[nodiscard]] Bits still_held() const {
    if (!rules_.held || !rules_.held->is_played) return 0;
    return where([&](Card card) { return card == rules_.held->card; });
  }
  [[nodiscard]] Bits may_play(Seat seat) const {
    return where([&](Card card) {
      if (rules_.held && card == rules_.held->card && seat != rules_.held->holder) return false;
      return card.is_joker() || !out_of_[seat][index_of(counted(rules_.cards, card).suit)];
    });
  }
  void show(Seat seat, Card card) {
    const Card led = counted(rules_.cards, trick_.front().card);
    if (!follows(led, card)) out_of_[seat][index_of(led.suit)] = true;
  }

  const PlayRules& rules_;
  Turns turns_;
  PerSeat<std::array<bool, 4>> out_of_;
  Cards unseen_;
  Bits left_;                    // of them
  std::vector<Bits> beaten_by_;  // beside them
  Trick trick_;
  PerSeat<PerSeat<bool>> found_;  // by who leads to the last trick: who takes it
};

}  // namespace

std::vector<std::vector<Seat>> every_way(const PlayRecord& play, const PlayRules& rules,
                                         BrokenOff at) {
  return EveryWay(play, rules).from(std::move(at));
}

}  // namespace kattegat::of_play
