#include "ui/desk/folding.hpp"

#include "ui/kit/layout.hpp"

namespace kattegat::ui {

PanelQuestion answered(PanelQuestion question, Seat seat, const Ui& ui, Names names) {
  question.who = seat;
  return answered<Seat>(std::move(question), seat, ui, names);
}
PanelQuestion answered(PanelQuestion question, Partner partner, const Ui& ui, Names names) {
  if (!partner.is_alone()) question.who = partner.seat();
  return answered<Partner>(std::move(question), partner, ui, names);
}
PanelQuestion answered(PanelQuestion question, Suit suit, const Ui& ui, Names names) {
  return marked(answered<Suit>(std::move(question), suit, ui, names), suit, ui);
}

PanelQuestion marked(PanelQuestion question, Suit suit, const Ui& ui) {
  question.answer += " " + say(suit_word(suit), ui.language);
  question.color = ui.theme.suit(suit);
  return question;
}

namespace {

// A surface once it is answered, an outline before.
bool folded_frame(Ui& ui, const Rect& rect, const PanelQuestion& question, float radius) {
  const bool answered = !question.answer.empty();
  const bool tapped = ui.tap("field." + std::string(question.field.key), rect,
                             question.title + " " + question.answer, {.chosen = answered});
  if (answered)
    ui.fill(rect, ui.colors().raised, radius);
  else
    ui.outline(rect, ui.colors().line, radius, ui.px(1.5F));
  return tapped;
}

bool folded_line(Ui& ui, const Rect& rect, const PanelQuestion& question, int number,
                 const Face* who) {
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
          "answer." + std::string(question.field.key));
  return tapped;
}

Rect inside_tile(const Ui& ui, const Rect& tile) { return tile.inset(ui.px(6), ui.px(3)); }

// In how many of the smallest lines it has room on a tile, at most two each; nothing: in none.
std::optional<int> lines_on_tile(const Ui& ui, float width, const std::string& words) {
  if (ui.width(Type::caption, words) <= width) return 1;
  const Rect two{0, 0, width, 2 * ui.height(Type::caption)};
  return ui.have_room(two, std::span(&words, 1), Type::caption) ? std::optional(2) : std::nullopt;
}
struct TileLines {
  int title, answer;
};
// Nothing before there is an answer, for a number below the name would be taken for one; and where
// it must stand alone.
std::optional<TileLines> lines_on_tile(const Ui& ui, float width, const PanelQuestion& question) {
  const auto title = lines_on_tile(ui, width, question.title);
  const auto answer = lines_on_tile(ui, width, question.answer);
  if (question.answer.empty() || !title || !answer) return std::nullopt;
  return TileLines{*title, *answer};
}

bool folded_tile(Ui& ui, const Rect& rect, const PanelQuestion& question) {
  const Palette& c = ui.colors();
  const bool answered = !question.answer.empty();
  const bool tapped = folded_frame(ui, rect, question, ui.px(12));
  Rect inner = inside_tile(ui, rect);
  Look look{Type::small, answered ? question.color : c.quiet, Align::center, Fit::name};
  const std::string answer_id = answered ? "answer." + std::string(question.field.key) : "";
  const float line = ui.height(Type::caption);
  const auto lines = lines_on_tile(ui, inner.w, question);
  const int all = lines ? lines->title + lines->answer : 0;
  if (lines && static_cast<float>(all) * line <= inner.h + 1) {
    if (all > 2) {
      look.type = Type::caption;
      inner = inner.inset(0, (inner.h - static_cast<float>(all) * line) / 2);
    }
    const auto share = static_cast<float>(lines->title) / static_cast<float>(all);
    ui.text(inner.take_top(inner.h * share), question.title,
            {look.type, c.quiet, Align::center, Fit::name});
  }
  ui.text(inner, answered ? question.answer : question.title, look, answer_id);
  return tapped;
}

constexpr float folded_height = 48, tall_tile = 62;  // of three lines, and of four

// As a sentence, where there is room for it.
void draw_asked(Rows& rows, Folds& folds, const Rect& header, const PanelQuestion& question) {
  Ui& ui = rows.ui;
  std::string asked = question.title;
  if (const Word sentence = question_word(question.field); sentence != field_word(question.field))
    asked = say(sentence, ui.language);
  if (ui.width(Type::strong, asked) > header.w) asked = question.title;
  folds.title = question.title;
  folds.asked = asked;
  ask(ui, header, asked, "asked." + std::string(question.field.key));
}

}  // namespace

void ask(Ui& ui, const Rect& rect, std::string_view question, std::string_view id) {
  const bool fits = ui.width(Type::title, question) <= rect.w;
  ui.text(rect, question, {fits ? Type::title : Type::strong, 0, Align::left, Fit::name}, id);
}

void Folding::lay_tiles(Rows& rows, Folds& folds) {
  const Ui& ui = rows.ui;
  const int folded = folds.count - folds.standing;
  const auto last = folds.heights.find(folds.open);
  const float open = last == folds.heights.end() ? 0 : last->second;
  // Lines may need a bar for scrolling, which makes the panel narrower and the question taller:
  // back from tiles only when there is room to spare, so that it does not go to and fro.
  const float spare = folds.tiled ? ui.px(130) : 0;
  const float lines = static_cast<float>(folded) * ui.px(folded_height + 6);
  const bool fits =
      has_room(ui, rows.area.w, Room::unfolded) && open + lines + spare <= rows.view_height;
  folds.tiled = folded >= 1 && !fits;
  if (!folds.tiled) return;
  const int columns = columns_in(ui, rows.area, 84, 1, folded);
  const float row = ui.px(folds.tall_tiles ? tall_tile : folded_height);
  tiles_ = Grid{{}, columns, row, rows.gap()}.off(rows.area, folded, ui.px(8));
}

void Folding::fold(Rows& rows, const PanelQuestion& question, const Face* who) {
  bool opened = false;
  if (tiles_) {
    const Rect tile = tiles_->cell(tile_++);
    const auto lines = lines_on_tile(rows.ui, inside_tile(rows.ui, tile).w, question);
    tall_tiles_ |= lines && lines->title + lines->answer > 3;
    opened = folded_tile(rows.ui, tile, question);
  } else {
    const Rect line = rows.area.take_top(rows.ui.px(folded_height), rows.ui.px(6));
    opened = folded_line(rows.ui, line, question, questions_, who);
  }
  if (opened) wanted_ = std::string(question.field.key);
}

std::optional<Folding::Open> Folding::open(Rows& rows, Folds& folds, const PanelQuestion& question,
                                           const Face* who) {
  ++questions_;
  const bool in_turn = standing_ == 0 && (question.answer.empty() || question.last);
  const bool is_open =
      question.stays || (folds.chosen.empty() ? in_turn : folds.chosen == question.field.key);
  if (questions_ == 1) begun = !question.answer.empty();
  if (!is_open) {
    fold(rows, question, who);
    return std::nullopt;
  }
  const Ui& ui = rows.ui;
  folds.open = std::string(question.field.key);
  Open open{.header = {}, .outer = rows.area, .was_missing = misses(question.field)};
  if (++standing_ == 1) folds.top = open.outer.y;
  const Rect& outer = open.outer;
  const float edge = ui.px(10);
  rows.area = {outer.x + edge, outer.y + ui.px(6), outer.w - 2 * edge, outer.h};
  open.header = rows.area.take_top(ui.px(44), ui.px(4));
  return open;
}

void Folding::close(Rows& rows, Folds& folds, const PanelQuestion& question, const Open& open,
                    Violations now) {
  Ui& ui = rows.ui;
  draw_asked(rows, folds, open.header, question);
  const Rect& outer = open.outer;
  const float bottom = rows.area.y + ui.px(4);
  folds.heights[folds.open] = bottom - outer.y;
  ui.outline({outer.x, outer.y, outer.w, bottom - outer.y},
             question.stays ? ui.colors().line : ui.colors().accent, ui.px(16),
             ui.px(question.stays ? 1.5F : 2.5F));
  rows.area = {outer.x, bottom + ui.px(8), outer.w, outer.h};
  found_ = std::move(now);
  // Answered out of its turn: on to the next one without an answer.
  if (folds.chosen == question.field.key && open.was_missing && !misses(question.field))
    folds.chosen.clear();
}

void Folding::end(Folds& folds) {
  if (standing_ == 0) folds.chosen.clear();  // the engine asks for it no longer
  if (!wanted_.empty()) folds.chosen = wanted_;
  folds.count = questions_;
  folds.tall_tiles = tall_tiles_;
  folds.standing = std::max(1, standing_);
  folds.tapped.reset();
}

}  // namespace kattegat::ui
