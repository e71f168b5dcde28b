#include "ui/form.hpp"

namespace kattegat::ui {

std::string sentence(const Violation& violation, Language language,
                     std::span<const std::string> names) {
  const Word field = field_word(violation.field);
  if (violation.text.word == Word::form_missing)
    return say(text(Word::screen_missing, field), language);
  if (violation.text.word == Word::form_not_asked)
    return say(text(Word::screen_not_asked, field), language);
  return say(violation.text, language, names);
}

std::string transcript(const Ui& ui, const std::vector<std::string>& calls, float width) {
  std::string line;
  for (auto call = calls.rbegin(); call != calls.rend(); ++call) {
    std::string longer = line.empty() ? *call : *call + "  ·  " + line;
    if (ui.width(Type::body, longer) > width && !line.empty()) return "…  " + line;
    line = std::move(longer);
  }
  return line;
}

namespace {

constexpr int cards_of_a_suit = 13;

int cards_in_a_line(int lines) { return (cards_of_a_suit + lines - 1) / lines; }
float card_height(const Ui& ui, int lines) { return lines == 1 ? ui.px(52) : ui.theme.touch(); }

}  // namespace

int card_lines(const Ui& ui, float width) {
  int lines = 1;
  while (lines < cards_of_a_suit &&
         width / static_cast<float>(cards_in_a_line(lines)) < ui.theme.touch() + ui.px(3))
    ++lines;
  return lines;
}

float card_table_height(const Ui& ui, int lines) {
  const auto rows = static_cast<float>(4 * lines);
  return rows * card_height(ui, lines) + (rows - 1) * ui.px(4);
}

std::optional<Card> card_table(Ui& ui, Explainer& explainer, const Rect& rect,
                               std::string_view field, const std::function<bool(Card)>& chosen,
                               const std::function<std::optional<Reason>(Card)>& why_not,
                               int lines) {
  std::optional<Card> tapped;
  const Grid cells{rect, cards_in_a_line(lines), card_height(ui, lines), ui.px(3)};
  int suit_begins = 0;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    for (int rank = ace; rank >= 2; --rank) {
      const Card card{static_cast<std::uint8_t>(rank), suit};
      if (chip(ui, explainer, cells.cell(suit_begins + ace - rank),
               {.id = std::string(field) + "." + to_string(card),
                .label = say(card, ui.language),
                .chosen = chosen(card),
                .why_not = why_not(card),
                .color = ui.theme.suit(suit)}))
        tapped = card;
    }
    suit_begins += cells.columns * lines;
  }
  return tapped;
}

}  // namespace kattegat::ui
