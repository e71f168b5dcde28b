// Whose turn it is while a deal is played.
#pragma once
#include "kattegat/games/play.hpp"

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
  // False, and a violation, when a card of the trick was not its player's to play.
  bool hear(std::size_t number, const Trick& trick, bool is_last, Checklist& list) {
    Seat turn = leads_unknown(number, trick.front().seat) ? trick.front().seat : next_;
    for (const auto& [seat, card] : trick) {
      if (!list.require(seat == turn, "play", Word::play_turn, number_of(number), turn, seat))
        return false;
      turn = next_present(turn, rules_.seats, [&](Seat s) { return is_in(number, s); });
    }
    const std::size_t most = players(number);
    if (!list.require(trick.size() == most || (is_last && trick.size() < most), "play",
                      Word::play_trick_size, number_of(number), static_cast<std::int64_t>(most)))
      return false;
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
