#include "ui/form.hpp"

namespace kattegat::ui {

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

namespace {

// A surface once it is answered, an outline before.
bool folded_frame(Ui& ui, const Rect& rect, const Question& question, float radius) {
  const bool answered = !question.answer.empty();
  const bool tapped = ui.tap("field." + std::string(question.field), rect,
                             question.title + " " + question.answer, {.chosen = answered});
  if (answered)
    ui.fill(rect, ui.colors().raised, radius);
  else
    ui.outline(rect, ui.colors().line, radius, ui.px(1.5F));
  return tapped;
}

}  // namespace

bool folded_line(Ui& ui, const Rect& rect, const Question& question, int number, const Face* who) {
  const Palette& c = ui.colors();
  const bool answered = !question.answer.empty();
  const bool tapped = folded_frame(ui, rect, question, ui.px(14));
  Rect inner = rect.inset(ui.px(12), 0);
  const Rect sign = inner.take_left(ui.px(26), ui.px(10));
  if (answered)
    ui.disc(sign.center(), sign.w / 2, c.gain_soft);
  else
    ui.ring(sign.center(), sign.w / 2 - 1, c.line, ui.px(1.5F));
  ui.mark(sign, answered ? "✓" : std::to_string(number), Type::small, answered ? c.gain : c.quiet);
  if (!answered) {
    ui.text(inner, question.title, {Type::body, c.quiet, Align::left, Fit::name});
    return tapped;
  }
  const float label = std::min(ui.px(132), inner.w * 0.34F);
  ui.text(inner.take_left(label, ui.px(8)), question.title,
          {Type::small, c.quiet, Align::left, Fit::name});
  if (who) {
    const Rect face = inner.take_left(ui.px(30), ui.px(8));
    draw_face(ui, face.center(), ui.px(15), *who);
  }
  ui.text(inner, question.answer, {Type::strong, question.color, Align::left, Fit::name},
          "answer." + std::string(question.field));
  return tapped;
}

bool folded_tile(Ui& ui, const Rect& rect, const Question& question) {
  const Palette& c = ui.colors();
  const bool answered = !question.answer.empty();
  const bool tapped = folded_frame(ui, rect, question, ui.px(12));
  Rect inner = rect.inset(ui.px(6), ui.px(3));
  const Look look{Type::small, answered ? question.color : c.quiet, Align::center, Fit::name};
  const std::string answer_id = answered ? "answer." + std::string(question.field) : "";
  const auto fits = [&](const std::string& words) {
    return ui.width(Type::caption, words) <= inner.w;
  };
  // The name alone while there is no answer: a number below it would be taken for one.
  if (answered && fits(question.title) && fits(question.answer))
    ui.text(inner.take_top(inner.h / 2), question.title,
            {Type::small, c.quiet, Align::center, Fit::name});
  ui.text(inner, answered ? question.answer : question.title, look, answer_id);
  return tapped;
}

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
  if (const auto& reason = explainer.reason()) {
    const float tall = ui.paragraph_height(area.w, reason->sentence, Type::small);
    ui.paragraph(area.take_bottom(tall, ui.px(4)), reason->sentence,
                 {Type::small, ui.colors().loss}, "details.wrong");
  }
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
