#include "ui/screens/settling/settlement_rows.hpp"

#include <array>

#include "kattegat/export/plain_text.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/players/curves.hpp"

namespace kattegat::ui {

Money largest_of(const std::vector<Money>& money) {
  std::int64_t most = 1;
  for (const Money one : money) most = std::max(most, std::abs(one.hundredths));
  return Money{most};
}

void draw_standing_row(App& app, Rect row, const StandingRow& one) {
  Ui& ui = app.ui;
  const bool is_close = is_very_narrow(ui, row);
  ui.text(row.take_left(ui.px(is_close ? 20 : 30), ui.px(4)), std::to_string(one.place),
          {Type::strong, ui.colors().quiet, Align::center},
          "place" + one.id.substr(one.id.find('.')));
  if (has_room(ui, row.w, Room::word))
    face_in(ui,
            row.take_left(ui.px(is_close ? 32 : 44), ui.px(is_close ? 6 : 10)).inset(0, ui.px(8)),
            face(app, one.name));
  Rect line = row.take_top(ui.px(36));
  const std::string sum = signed_money(one.money, ui.language);
  const float wide = std::min(line.w * 0.75F, ui.width(Type::strong, sum) + ui.px(4));
  ui.text(line.take_right(wide, ui.px(8)), sum,
          {Type::strong, gain_or_loss(ui, one.money.hundredths), Align::right}, one.id);
  ui.text(line, one.name, {Type::strong, 0, Align::left, Fit::name});
  draw_bar(ui, {row.x, row.y + ui.px(3), row.w, ui.px(10)},
           static_cast<float>(one.money.hundredths) / static_cast<float>(one.most.hundredths));
}

void draw_tick_box(Ui& ui, const Rect& room, bool ticked) {
  const Palette& c = ui.colors();
  const Rect box{room.center().x - ui.px(17), room.center().y - ui.px(17), ui.px(34), ui.px(34)};
  ui.fill(box, ticked ? c.accent : c.surface, ui.px(8));
  ui.outline(box, ticked ? c.accent : c.quiet, ui.px(8), ui.px(2));
  if (ticked) ui.text(box, "✓", {Type::strong, c.on_accent, Align::center});
}

namespace {

// Who pays over whom, equally large: no line is broken within a name that has room on it.
void draw_below_each_other(Ui& ui, const Rect& area, const std::array<std::string, 2>& names,
                           std::string_view words, Color ink, const std::string& id) {
  const bool is_low = area.h + 1 < 2 * ui.height(Type::strong);
  const Type type =
      ui.type_for_names(area.inset(0, area.h / 4), names, is_low ? Type::small : Type::strong);
  ui.two_lines(area, names, words, {type, ink, Align::left, Fit::name}, id);
}

}  // namespace

PaymentTap draw_payment(App& app, Rect row, const PaymentLook& one) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  ui.fill(row, one.paid ? c.sunken : c.surface, ui.px(corner_radius));
  ui.outline(row, c.line, ui.px(corner_radius), ui.px(1.2F));
  const Rect box_room = row.take_left(ui.px(64));
  const std::string sum = money_text(one.amount, ui.language);
  const std::string said = one.from + " → " + one.to + ": " + sum;
  if (ui.tap(one.id + ".paid", box_room, said, {.chosen = one.paid})) return PaymentTap::tick;
  draw_tick_box(ui, box_room, one.paid);
  if (ui.tap(one.id + ".why", row, said)) return PaymentTap::why;
  Rect inner = row.inset(ui.px(12), ui.px(4));
  const Color ink = one.paid ? c.faint : c.ink;
  const float wide = std::min(ui.px(150), ui.width(Type::title, sum) + ui.px(8));
  ui.text(inner.take_right(wide, ui.px(8)), sum, {Type::title, ink, Align::right},
          one.id + ".amount");
  const bool is_roomy = has_room(ui, inner.w, Room::figure);
  const float faces_wide = ui.px(is_roomy ? 96 : 56), beside = ui.px(is_roomy ? 12 : 8);
  const auto fit_beside = [&](const std::string& from, const std::string& to) {
    const float longest = std::max(ui.width(Type::small, from), ui.width(Type::small, "→ " + to));
    return has_room(ui, inner.w, Room::word) && longest < inner.w - faces_wide - beside;
  };
  std::string from = one.from, to = one.to;
  if (!fit_beside(from, to)) {  // rather than without their faces they are called as on the plates
    from = ui.brief_name(from);
    to = ui.brief_name(to);
  }
  if (fit_beside(from, to)) {
    const float r = ui.px(is_roomy ? 17 : 13);
    const Rect faces = inner.take_left(faces_wide, beside);
    draw_face(ui, {faces.x + r + ui.px(1), row.center().y}, r, face(app, one.from));
    if (is_roomy) ui.mark(faces, "→", Type::strong, c.quiet);
    draw_face(ui, {faces.right() - r - ui.px(1), row.center().y}, r, face(app, one.to));
  }
  const std::string names = from + "  →  " + to;
  // The names first: that it is paid shows the tick, too.
  const bool fits_above = ui.paragraph_height(inner.w, names, Type::small) <= inner.h * 0.58F;
  if (!one.below.empty() && (fits_above || !one.paid))
    ui.text(inner.take_bottom(inner.h * 0.42F), one.below,
            {Type::small, c.quiet, Align::left, Fit::name});
  if (ui.width(Type::strong, names) <= inner.w)
    ui.text(inner, names, {Type::strong, ink, Align::left, Fit::name}, one.id);
  else
    draw_below_each_other(ui, inner, {from, "→ " + to}, names, ink, one.id);
  return PaymentTap::none;
}

}  // namespace kattegat::ui
