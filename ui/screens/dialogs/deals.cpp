// The deals behind a figure of a player: a tap opens one on its sheet.
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/screens/dialogs/dialogs.hpp"

namespace kattegat::ui {

void draw(App& app, const DealsBehind& card) {
  Ui& ui = app.ui;
  if (!app.standings.player) return close(app);
  Rect area = dialog(ui, 720, 620);
  if (draw_title(app, area, app.say(text(Word::stat_behind, card.label)))) return;
  const std::vector<DealMark>& deals = deals_shown(app, card.figure);
  Rect list = ui.begin_scroll("behind", area);
  list.w -= ui.px(8);
  std::optional<DealMark> tapped;
  ui.text(list.take_top(ui.px(30), ui.px(4)),
          app.say(text(Word::stat_deals, static_cast<std::int64_t>(deals.size()))),
          {Type::small, ui.colors().quiet, Align::left, Fit::name}, "behind.count");
  for (std::size_t i = 0; i < deals.size(); ++i) {
    Rect row = list.take_top(ui.px(52));
    if (!ui.shows(row)) continue;
    const DealMark& mark = deals[i];
    const std::string which =
        date_text(mark.date, ui.language) + "  ·  " + app.say(text(Word::page_entry, mark.number));
    const std::string points = signed_points(mark.points, ui.language);
    if (ui.tap("behind." + std::to_string(i), row, which + ": " + points, {.radius = 0}))
      tapped = mark;
    ui.line({row.x, row.y}, {row.right(), row.y}, ui.colors().line, ui.px(1));
    ui.text(row.take_right(row.w * 0.3F, ui.px(8)), points,
            {Type::strong, gain_or_loss(ui, mark.points.thousandths), Align::right});
    ui.text(row, which, {Type::body, 0, Align::left, Fit::name});
  }
  ui.end_scroll(list.y);
  if (!tapped) return;
  show_evening(app, tapped->evening_id);
  open_session(app, tapped->session);
  go(app, Tab::sheet);
  app.dialog = EntryCard{tapped->session, tapped->entry};
}

}  // namespace kattegat::ui
