// The frame round every screen: the rail, hints of what befalls the book, the place, the dialog.
#include "ui/app/actions/drafts.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/undo.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/hints.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/frame/rail.hpp"
#include "ui/screens/frame/stage.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

// As tall as a tab is with usual letters, on a telephone and in a low window.
float height_of_tab(const Ui& ui) { return ui.px(shape_of(ui) == Shape::phone ? 740 : 450); }

// Places that are one list, or keep some of it in sight.
bool moves_by_itself(const App& app) {
  return app.tab == Tab::standings || app.tab == Tab::settings ||
         (app.tab == Tab::table && app.table.desk);
}

void draw_toast_with(App& app, bool news) {
  if (news) tell_news_by_toast(app);
  draw_toast(app);
}

// Where the deals are not seen, nobody means one by it.
void take_back_by_key(App& app) {
  Ui& ui = app.ui;
  if (app.tab != Tab::table) return;
  const bool z = ui.control('z');
  if (ui.control('y') || (z && ui.shift())) return redo(app);
  if (z && ui.is_meant("undo", undo_tap(app))) undo(app);
}

}  // namespace

void draw(App& app, float width, float height) {
  Ui& ui = app.ui;
  follow_book(app);
  ui.begin(width, height);
  app.messages.toast_place = {};
  let_toast_go(app);
  const bool news = has_news(app);
  if (app.stage != Stage::none) {
    draw_stage(app, ui.screen());
    ui.end_page();
    if (app.stage == Stage::podium) draw_toast_with(app, news);
    return ui.end();
  }
  Rect area = draw_way_to_places(app);
  const auto is_broken = [&] { return app.is_unreadable() && app.tab <= Tab::standings; };
  if (app.club.fault() && !is_broken()) draw_banner(app, area);
  draw_hints(app, area);
  if (is_short(ui) && !moves_by_itself(app)) {
    leave_room_for_toast(app, area);
    area = ui.begin_page("place." + std::to_string(static_cast<int>(app.tab)), area,
                         height_of_tab(ui));
  }

  const int explained = app.explainer.times();
  is_broken() ? draw_broken_book(app, area) : draw_place(app, area);
  ui.end_page();
  if (!app.dialog.is<Nothing>()) draw_dialog(app);
  if (const auto digit = ui.alt_digit(); digit && *digit <= tab_count)
    go(app, static_cast<Tab>(*digit - 1));
  if (ui.key(Key::help)) look_up_the_game(app);  // where nothing that is shown has a rule behind it
  if (ui.typed_letter("?")) app.dialog = KeyHelp{};
  take_back_by_key(app);
  draw_toast_with(app, news);
  // An explanation stands until the next tap.
  if (ui.finger_lifted() && app.explainer.times() == explained) app.explainer.clear();
  ui.end();
  const bool was_kept = !lies_on_the_screen_only(app);
  const bool has_changed = keep_drafts(app);
  tell_what_has_no_hint(app, was_kept || (has_changed && !app.messages.toast));
  tell_of_taking_over(app);
}

}  // namespace kattegat::ui
