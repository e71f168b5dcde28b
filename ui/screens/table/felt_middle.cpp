// The middle of the felt: the deal's contract, or cards that have not been turned.
#include "ui/screens/table/felt_parts.hpp"

namespace kattegat::ui {
namespace {

void draw_card_back(Ui& ui, const Rect& card) {
  const float radius = card.w * 0.09F;
  ui.shadow(card, Elevation::on_felt, radius);
  ui.fill(card, 0xFFFFFFFF, radius);
  const Rect field = card.inset(card.w * 0.06F);
  ui.fill(field, 0x084857FF, radius);
  ui.outline(field.inset(card.w * 0.05F), 0xE0A93AFF, radius, ui.px(1.2F));
  ui.ring(card.center(), card.w * 0.19F, 0xE0A93AFF, ui.px(1.5F));
  ui.mark(card, "♠", Type::title, 0xE0A93AFF);
}

void draw_contract(Ui& ui, const Rect& card, const Middle& middle) {
  const Palette& c = ui.colors();
  const float radius = ui.px(14);
  ui.shadow(card, Elevation::on_felt, radius);
  ui.fill(card, c.plate, radius);
  ui.outline(card, c.brass, radius, ui.px(2));
  Rect inner = card.inset(ui.px(8), ui.px(10));
  if (middle.trump) {
    const Rect foot = inner.take_bottom(inner.h * (middle.contract.empty() ? 1 : 0.48F));
    ui.text(foot, suit_mark(*middle.trump),
            {Type::figure, ui.theme.suit(*middle.trump), Align::center}, "played.trump");
  }
  // What is played is read from the other side of the table.
  Type type = Type::figure;
  for (const Type smaller : {Type::number, Type::title, Type::strong})
    if (ui.width(type, middle.contract) > inner.w || ui.height(type) > inner.h) type = smaller;
  const float tall = ui.paragraph_height(inner.w, middle.contract, type);
  if (tall > ui.height(type) * 1.5F) {
    inner.take_top(std::max(0.F, (inner.h - tall) / 2));
    ui.paragraph(inner, middle.contract, {type, c.on_plate}, "played");
  } else {
    ui.text(inner, middle.contract, {type, c.on_plate, Align::center, Fit::name}, "played");
  }
}

}  // namespace

void draw_moment(Ui& ui, const Rect& room, const std::string& words) {
  const Palette& c = ui.colors();
  const float seen = ui.arrival("moment", 0.26F);
  const float most = room.w - ui.px(30);
  const Type type = ui.width(Type::title, words) <= most ? Type::title : Type::strong;
  const float wide = std::min(most, ui.width(type, words)) + ui.px(30);
  const float tall = ui.paragraph_height(wide - ui.px(28), words, type);
  const Rect plaque = around(room.center(), wide, std::min(room.h, tall + ui.px(36)));
  ui.fill(plaque, faded(c.brass_soft, seen), ui.px(18));
  ui.outline(plaque, faded(c.brass, seen), ui.px(18), ui.px(3));
  Rect inner = plaque.inset(ui.px(14), 0);
  if (ui.width(type, words) <= inner.w)
    return ui.text(inner, words, {type, faded(c.ink, seen), Align::center}, "moment");
  inner.take_top((inner.h - tall) / 2);
  ui.paragraph(inner, words, {type, faded(c.ink, seen)}, "moment");
}

void draw_middle(Ui& ui, const Rect& room, float wide, const Middle& middle) {
  const bool has_card = !middle.contract.empty() || middle.trump;
  const Color ink = ui.colors().on_felt;
  const float tall = std::min(ui.px(has_card ? 136 : 120), room.h - ui.px(34));
  if (tall < ui.px(76)) {  // no room for a card: its words
    std::string words = middle.contract;
    if (middle.trump) words += (words.empty() ? "" : " ") + std::string(suit_mark(*middle.trump));
    if (room.h >= ui.height(Type::title))  // else they would lie under the plates
      ui.text(room, words.empty() ? middle.name : words,
              {Type::title, ink, Align::center, Fit::name}, "played");
    return;
  }
  Rect lines = around(room.center(), room.w, tall + ui.px(34));
  const Point spot{room.center().x, lines.y + tall / 2};
  if (has_card) {
    draw_contract(ui, around(spot, std::min(ui.px(128), room.w), tall), middle);
  } else {
    const float w = std::min(tall * 0.66F, room.w * 0.5F);  // three of them, between the plates
    const float dealt = 0.42F * ui.arrival("dealt." + std::to_string(middle.deal), 0.26F);
    for (const float aside : {-dealt, 0.F, dealt})
      draw_card_back(ui, around({spot.x + aside * w, spot.y}, w, w / 0.66F));
  }
  Rect below = lines.take_bottom(ui.px(26));
  // Lower than the plates at the sides it may go under them; beside them its name alone has room.
  const bool is_free = below.y > room.center().y + ui.px(plate_height / 2 + 12);
  below = around(below.center(), is_free ? wide : room.w + ui.px(24), below.h);
  const bool is_asked = ui.width(Type::strong, middle.question) <= below.w;
  const std::string& words = is_asked ? middle.question : middle.name;
  const bool fits = ui.width(Type::strong, words) <= below.w;
  ui.text(below, words, {fits ? Type::strong : Type::small, ink, Align::center, Fit::name},
          "question");
}

}  // namespace kattegat::ui
