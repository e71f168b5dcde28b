#include "ui/form.hpp"

namespace kattegat::ui {

std::string sentence(const Violation& violation, Language language,
                     std::span<const std::string> names) {
  if (violation.text.word == Word::form_missing)
    return say(text(Word::screen_missing, field_name(violation.field, language)), language);
  if (violation.text.word == Word::form_not_asked)
    return say(text(Word::screen_not_asked, field_word(violation.field)), language);
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

float card_table_height(const Ui& ui) { return 4 * ui.px(52) + 3 * ui.px(4); }

std::optional<Card> card_table(Ui& ui, Explainer& explainer, const Rect& rect,
                               std::string_view field, const std::function<bool(Card)>& chosen,
                               const std::function<std::optional<Reason>(Card)>& why_not) {
  std::optional<Card> tapped;
  const Grid cells{rect, 13, ui.px(52), ui.px(3)};
  int place = 0;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    for (int rank = ace; rank >= 2; --rank) {
      const Card card{static_cast<std::uint8_t>(rank), suit};
      if (chip(ui, explainer, cells.cell(place++),
               {.id = std::string(field) + "." + to_string(card),
                .label = say(card, ui.language),
                .chosen = chosen(card),
                .why_not = why_not(card),
                .color = ui.theme.suit(suit)}))
        tapped = card;
    }
  return tapped;
}

}  // namespace kattegat::ui
