#include "ui/kit/card_table.hpp"

namespace kattegat::ui {
namespace {

constexpr int cards_of_a_suit = 13;

int cards_in_a_line(int lines) { return (cards_of_a_suit + lines - 1) / lines; }
float card_height(const Ui& ui, int lines) { return lines == 1 ? ui.px(52) : ui.theme.touch(); }

// In how many lines a suit's cards can be tapped with a thumb.
int card_lines(const Ui& ui, float width) {
  int lines = 1;
  const auto pitch = [&] { return width / static_cast<float>(cards_in_a_line(lines)); };
  while (lines < cards_of_a_suit && pitch() < ui.px(49.7F)) ++lines;
  return lines;
}

}  // namespace

float card_table_height(const Ui& ui, float width) {
  const int lines = card_lines(ui, width);
  const auto rows = static_cast<float>(4 * lines);
  return rows * card_height(ui, lines) + (rows - 1) * ui.px(4);
}

Rect card_dialog(Ui& ui, float width, float height) {
  const float inside = std::min(ui.px(width), ui.screen().w) - ui.px(56);
  const float usual = card_table_height(ui, ui.px(width));
  return dialog(ui, width, height + (card_table_height(ui, inside) - usual) / ui.px(1));
}

Rect begin_details(Ui& ui, const Explainer& explainer, std::string_view title, float height,
                   bool& is_open) {
  ui.begin_layer("details");
  Rect area = card_dialog(ui, 800, height);
  Rect bar = area.take_top(ui.px(52), ui.px(8));
  const Rect done = bar.take_right(std::min(ui.px(160), bar.w * 0.46F), ui.px(8));
  if (button(ui, "details.done", done, say(Word::screen_done, ui.language), Weight::main) ||
      ui.key(Key::escape))
    is_open = false;
  ui.text(bar, title, {Type::title});
  if (const auto& reason = explainer.reason())
    bottom_paragraph(ui, area, reason->sentence, {Type::small, ui.colors().loss}, 4,
                     "details.wrong");
  return ui.begin_scroll("details.list", area);
}

void end_details(Ui& ui, float bottom) {
  ui.end_scroll(bottom);
  ui.end_layer();
}

std::optional<Card> card_table(Ui& ui, Explainer& explainer, const Rect& rect,
                               std::string_view field, const std::function<bool(Card)>& chosen,
                               const std::function<std::optional<Reason>(Card)>& why_not) {
  std::optional<Card> tapped;
  const int lines = card_lines(ui, rect.w);
  const Grid cells{rect, cards_in_a_line(lines), card_height(ui, lines), ui.px(2)};
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
