// Everybody's number in one field: a line of players, and below it the numbers for the one whose
// answer is next.
#pragma once
#include "ui/desk/form.hpp"

namespace kattegat::ui {

// Nobody's where they are those of one side.
inline ByPlayer<int> tricks_of_each(const Asked<Tricks>& tricks) {
  const auto* each = tricks ? std::get_if<ByPlayer<int>>(&*tricks) : nullptr;
  return each ? *each : ByPlayer<int>{};
}

template <class G>
struct EachAnswer {
  Form<G>& form;
  FieldKey field;
  std::vector<Seat> turn;  // in which they are asked
  ByPlayer<int> known{};

  [[nodiscard]] int together() const {
    int sum = 0;
    for (const Seat seat : turn) sum += value_or_zero(known[seat]);
    return sum;
  }
  // Who was picked, or else the next in turn without an answer.
  [[nodiscard]] std::optional<Seat> asked(const std::optional<Seat>& picked = {}) const {
    if (picked) return picked;
    for (const Seat seat : turn)
      if (!known[seat]) return seat;
    return std::nullopt;
  }

  // The answers so far; of whoever has given none what untold(seat) says. Answers who was tapped,
  // in the line or at the table.
  template <class Untold>
  std::optional<Seat> draw_players(const std::optional<Seat>& now, Untold&& untold) const {
    const std::vector<Option<Seat>> named = form.seats();
    const Grid cells = form.answers(labels_of(named), static_cast<int>(turn.size()), true);
    const Type of_names = form.type_of_names(named, cells.cell(0), true);
    std::optional<Seat> tapped;
    if (now) tapped = std::exchange(form.desk.folds.tapped, {});
    for (std::size_t i = 0; i < turn.size(); ++i) {
      const auto& its = known[turn[i]];
      Chip player = chip_of(field, turn[i], form.desk.name(turn[i]));
      player.chosen = now == turn[i];
      player.type = of_names;
      player.below = its ? std::to_string(*its) : untold(turn[i]);
      player.comes_to = player.below;  // the tap may be an answer, too
      if (chip(form.ui, form.explainer, cells.cell(static_cast<int>(i)), player)) tapped = turn[i];
    }
    return tapped;
  }
  // From 0 to `most`, for this player.
  template <class WhyNot>
  std::optional<int> draw_numbers(const Grid& cells, std::string_view id, Seat seat, int most,
                                  Type type, const WhyNot& why_not) const {
    return number_of_one(form.ui, form.explainer, cells, id, seat, most, known[seat], type,
                         why_not);
  }
};

}  // namespace kattegat::ui
