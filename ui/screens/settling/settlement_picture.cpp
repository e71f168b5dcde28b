// Who has won and lost, and who pays whom.
#include "ui/screens/settling/settlement_picture.hpp"

#include "kattegat/export/plain_text.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/kit/picture.hpp"
#include "ui/screens/frame/stage.hpp"

namespace kattegat::ui {
namespace {

constexpr float width_of_picture = 540, pixels_of_a_unit = 2;

struct Drawn {
  const App& app;
  const OpenEvening& open;
  const SettlementView& view;
};

void draw_ranked(Ui& ui, Rect row, const Drawn& shown, std::size_t player) {
  const Money money = shown.view.settled.money[player];
  ui.text(row.take_left(ui.px(30), ui.px(6)), std::to_string(shown.view.places[player]),
          {Type::strong, stage::faint, Align::center});
  const Rect its = row.take_left(ui.px(38), ui.px(12));
  draw_face(ui, its.center(), ui.px(18), face(shown.app, shown.open.evening.players[player]));
  const std::string sum = signed_money(money, ui.language);
  const Color color = money > Money{} ? stage::gain : money < Money{} ? stage::loss : stage::quiet;
  ui.text(row.take_right(ui.width(Type::title, sum) + ui.px(2), ui.px(12)), sum,
          {Type::title, color, Align::right});
  ui.text(row, shown.open.evening.players[player],
          {Type::strong, stage::ink, Align::left, Fit::name});
}

struct PictureRow {
  const std::string &from, &to;
  Money amount;
  bool paid = false;
};
void draw_pictured(Ui& ui, Rect row, const PictureRow& one) {
  const Color ink = one.paid ? stage::faint : stage::ink;
  const std::string sum = (one.paid ? "✓ " : "") + money_text(one.amount, ui.language);
  ui.text(row.take_right(ui.width(Type::strong, sum) + ui.px(2), ui.px(12)), sum,
          {Type::strong, ink, Align::right});
  ui.text(row, one.from + "  →  " + one.to, {Type::body, ink, Align::left, Fit::name});
}

// Answers where it ends.
float draw_picture(Ui& ui, Rect area, const Drawn& shown, float height) {
  ui.gradient({area.x, area.y, area.w, height}, stage::felt, stage::felt_low, 0);
  Rect list = area.inset(ui.px(28));
  const Evening& evening = shown.open.evening;
  ui.text(list.take_top(ui.px(38)), date_text(evening.date, ui.language),
          {Type::number, stage::ink, Align::left});
  ui.text(list.take_top(ui.px(28), ui.px(12)),
          (evening.place.empty() ? "" : evening.place + "  ·  ") + evening.currency,
          {Type::body, stage::quiet, Align::left, Fit::name});
  for (const std::size_t player : shown.view.ranked)
    draw_ranked(ui, list.take_top(ui.px(46)), shown, player);
  list.take_top(ui.px(14));
  const auto& paid = shown.open.closing.payments;
  const auto rows = static_cast<float>(shown.view.due.payments.size() + paid.size());
  if (rows > 0) {
    const Rect box = list.take_top(rows * ui.px(40) + ui.px(20), ui.px(14));
    ui.fill(box, stage::card, ui.px(18));
    Rect inner = box.inset(ui.px(20), ui.px(10));
    for (const DuePayment& due : shown.view.due.payments)
      draw_pictured(
          ui, inner.take_top(ui.px(40)),
          {evening.players[due.payment.from], evening.players[due.payment.to], due.payment.amount});
    for (const MadePayment& made : paid)
      draw_pictured(ui, inner.take_top(ui.px(40)),
                    {.from = made.from, .to = made.to, .amount = made.amount, .paid = true});
  }
  ui.text(list.take_top(ui.px(24)), "Kattegat", {Type::small, stage::faint, Align::right});
  return list.y + ui.px(16);
}

}  // namespace

Picture settlement_picture(App& app) {
  const OpenEvening* open = app.open_evening();
  const SettlementView* view = settlement_shown(app);
  if (!open || !view) return {};
  const Drawn shown{app, *open, *view};
  float height = 0;  // of the ground, known when it has been drawn once
  return picture(
      app.ui.language, width_of_picture, pixels_of_a_unit, app.ui.ink_words,
      [&](Ui& ui, const Rect& area) { return height = draw_picture(ui, area, shown, height); });
}

}  // namespace kattegat::ui
