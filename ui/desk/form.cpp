#include "ui/desk/form.hpp"

namespace kattegat::ui {

Chip chip_of(FieldKey field, Seat seat, const std::string& name) {
  return {.id = std::string(field.key) + "." + std::to_string(seat.index),
          .label = name,
          .fit = Fit::name};
}

std::vector<Option<Suit>> suits(const Ui& ui, Type type) {
  std::vector<Option<Suit>> list;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    const std::string word = say(suit_word(suit), ui.language);
    list.push_back({suit, std::string(names(suit)[static_cast<std::size_t>(suit)]),
                    std::string(suit_mark(suit)), ui.theme.suit(suit), type, Fit::whole,
                    initials_of(std::span(&word, 1)).front()});
  }
  return list;
}

bool is_given(Ui& ui, Explainer& explainer, const Rect& rect, const Chip& answer, bool meant) {
  const bool tapped = chip(ui, explainer, rect, answer);
  if (meant && answer.why_not) explainer.say(*answer.why_not);
  return tapped || (meant && !answer.why_not);
}

bool takes_tapped(Folds& folds, Seat answer) {
  if (folds.tapped != answer) return false;
  folds.tapped.reset();
  return true;
}
bool takes_tapped(Folds& folds, Partner answer) {
  return !answer.is_alone() && takes_tapped(folds, answer.seat());
}

std::string whose_answer(Seat whose, std::string_view answer) {
  return std::to_string(whose.index) + " " + std::string(answer);
}

std::optional<int> number_of_one(Ui& ui, Explainer& explainer, const Grid& cells,
                                 std::string_view id, Seat whose, int most, std::optional<int> now,
                                 Type type,
                                 const std::function<std::optional<Reason>(int)>& why_not) {
  std::optional<int> given = ui.typed_number(std::min(most, 9));
  for (int n = 0; n <= most; ++n)
    if (chip(ui, explainer, cells.cell(n),
             {.id = std::string(id) + "." + std::to_string(n),
              .label = std::to_string(n),
              .chosen = now == n,
              .why_not = why_not(n),
              .type = type,
              .comes_to = whose_answer(whose, std::to_string(n))}))
      given = n;
  return given;
}

bool details_chip(Rows& rows, Explainer& explainer, Word label, Word field,
                  const Asked<Card>& card) {
  Ui& ui = rows.ui;
  Rect line = rows.area.take_top(ui.theme.touch());
  const Rect rect = line.take_left(std::min(line.w, ui.px(230)));
  std::string shown = say(label, ui.language);
  if (card) shown = say(field, ui.language) + " " + say(*card, ui.language);
  return chip(ui, explainer, rect, {.id = "details", .label = shown});
}

}  // namespace kattegat::ui
