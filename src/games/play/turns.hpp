// Whose turn it is while a deal is played.
#pragma once
#include "kattegat/games/play/play.hpp"

namespace kattegat {

inline std::int64_t number_of(std::size_t index) { return static_cast<std::int64_t>(index) + 1; }

// Whose turn it is, card after card: clockwise, past those who are out.
class Turns {
 public:
  explicit Turns(const PlayRules& rules) : rules_(rules), next_(rules.leader) {}

  [[nodiscard]] bool is_in(std::size_t trick, Seat seat) const {
    const bool early = trick < static_cast<std::size_t>(rules_.stays_from);
    return early ? rules_.in[seat] : rules_.stays[seat];
  }
  [[nodiscard]] std::size_t players(std::size_t trick) const {
    return static_cast<std::size_t>(
        count_where(rules_.seats, [&](Seat seat) { return is_in(trick, seat); }));
  }
  // False, and a violation, when a card of the trick was not its player's to play. The next card
  // that somebody plays who has played to it already is of the next trick.
  bool hear(std::size_t number, const Trick& trick, std::optional<Seat> next, Checklist& list) {
    Seat turn = leads_unknown(number, trick.front().seat) ? trick.front().seat : next_;
    const auto plays = [&](Seat seat) {
      return list.require(seat == turn, play_key, Word::play_turn, number_of(number), turn, seat);
    };
    for (const auto& [seat, card] : trick) {
      if (!plays(seat)) return false;
      turn = next_present(turn, rules_.seats, [&](Seat s) { return is_in(number, s); });
    }
    if (next && trick.size() < players(number)) return plays(*next);
    next_ = trick[winning_card(rules_.cards, trick)].seat;
    return true;
  }

 private:
  // Anybody who is in may lead then.
  [[nodiscard]] bool leads_unknown(std::size_t number, Seat seat) const {
    return (number == 0 ? rules_.unknown.leader : rules_.unknown.takers) && is_in(number, seat);
  }
  const PlayRules& rules_;
  Seat next_;
};

}  // namespace kattegat
