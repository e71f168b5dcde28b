#include "every_way.hpp"

#include <algorithm>
#include <utility>

#include "turns.hpp"

namespace kattegat::of_play {
namespace {

class EveryWay {
 public:
  EveryWay(const PlayRecord& play, const PlayRules& rules)
      : rules_(rules),
        turns_(rules),
        out_of_(counted_out(play, rules).out_of),
        unseen_(unseen_in(play, rules.cards)) {}

  [[nodiscard]] std::vector<std::vector<Seat>> from(BrokenOff at) {
    const std::size_t left = all_tricks() - at.number;
    if (rules_.hider || left > most_tricks || (left > 1 && unseen_.size() > most_cards)) return {};
    trick_ = std::move(at.begun);
    steps_left_ = left > 1 ? most_steps_of_two : most_steps_of_one;
    go_on(at.number, at.leader);
    if (steps_left_ < 0) return {};
    return std::move(found_);
  }

 private:
  static constexpr std::size_t most_tricks = 2, most_cards = 8;
  static constexpr int most_steps_of_two = 120'000;  // eight cards in any order
  // Twelve cards, of which four come down; of many more there is no end, or it is found soon.
  static constexpr int most_steps_of_one = 20'000;

  [[nodiscard]] std::size_t all_tricks() const {
    return static_cast<std::size_t>(rules_.cards.tricks);
  }
  void go_on(std::size_t number, Seat leader) {
    if (trick_.size() == turns_.players(number)) return end_trick(number);
    const Seat seat = trick_.empty() ? leader : next_after(number, trick_.back().seat);
    for (std::size_t i = 0; i < unseen_.size() && !is_all_found(number); ++i) {
      const Card card = unseen_[i];
      if (--steps_left_ < 0) return;
      if (!may_play(seat, card)) continue;
      std::swap(unseen_[i], unseen_.back());
      unseen_.pop_back();
      const auto before = out_of_[seat];
      if (!trick_.empty()) show(seat, counted(rules_.cards, card));
      trick_.push_back({seat, card});
      go_on(number, leader);
      trick_.pop_back();
      out_of_[seat] = before;
      unseen_.push_back(card);
      std::swap(unseen_[i], unseen_.back());
    }
  }
  void end_trick(std::size_t number) {
    if (number + 1 == all_tricks() && is_still_held()) return;
    const Seat taker = trick_[winning_card(rules_.cards, trick_)].seat;
    taken_.push_back(taker);
    if (number + 1 < all_tricks()) {
      Trick played;
      played.swap(trick_);
      go_on(number + 1, taker);
      trick_.swap(played);
    } else if (std::find(found_.begin(), found_.end(), taken_) == found_.end()) {
      found_.push_back(taken_);
    }
    taken_.pop_back();
  }
  // Of the last trick, after those that were taken so: nobody is left who could take it too.
  [[nodiscard]] bool is_all_found(std::size_t number) const {
    if (number + 1 < all_tricks()) return false;
    const auto so = [&](const std::vector<Seat>& way) {
      return std::equal(taken_.begin(), taken_.end(), way.begin());
    };
    return static_cast<std::size_t>(std::count_if(found_.begin(), found_.end(), so)) ==
           turns_.players(number);
  }
  [[nodiscard]] Seat next_after(std::size_t number, Seat seat) const {
    return next_present(seat, rules_.seats, [&](Seat one) { return turns_.is_in(number, one); });
  }
  [[nodiscard]] bool is_still_held() const {
    return rules_.held && rules_.held->is_played &&
           std::find(unseen_.begin(), unseen_.end(), rules_.held->card) != unseen_.end();
  }
  [[nodiscard]] bool may_play(Seat seat, Card card) const {
    if (rules_.held && card == rules_.held->card && seat != rules_.held->holder) return false;
    return card.is_joker() || !out_of_[seat][index_of(counted(rules_.cards, card).suit)];
  }
  void show(Seat seat, Card card) {
    const Card led = counted(rules_.cards, trick_.front().card);
    if (!follows(led, card)) out_of_[seat][index_of(led.suit)] = true;
  }

  const PlayRules& rules_;
  Turns turns_;
  PerSeat<std::array<bool, 4>> out_of_;
  Cards unseen_;
  Trick trick_;
  std::vector<Seat> taken_;
  std::vector<std::vector<Seat>> found_;
  int steps_left_ = 0;
};

}  // namespace

std::vector<std::vector<Seat>> every_way(const PlayRecord& play, const PlayRules& rules,
                                         BrokenOff at) {
  return EveryWay(play, rules).from(std::move(at));
}

}  // namespace kattegat::of_play
