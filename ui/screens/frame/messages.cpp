// What the app says by itself: the toast, and the notice on a place.
#include "ui/screens/frame/messages.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "ui/kit/layout.hpp"

namespace kattegat::ui {
namespace {

constexpr double fades = 0.2;

// At the bottom centre of the screen, or where the screen that is shown has room for it in sight.
Rect room_for_toast(const App& app) {
  const Ui& ui = app.ui;
  const bool is_in_sight = app.messages.toast_place.bottom() <= ui.screen().bottom();
  if (!app.messages.toast_place.empty() && is_in_sight) return app.messages.toast_place;
  Rect room = ui.screen().inset(ui.px(8), 0);
  room.take_bottom(ui.px(has_rail_beside(ui) ? 16 : 84));
  return room;
}

// How it lies: in one line, or where that is too long, in smaller ones; the way back beside the
// words, and where they have no room there, below.
struct ToastLay {
  Rect whole;
  Rect words;
  Rect button;
  Type type = Type::strong;
};
ToastLay lay_toast(const App& app, const Toast& toast, std::string_view label) {
  const Ui& ui = app.ui;
  const Rect room = room_for_toast(app);
  const float button = toast.back ? ui.width(Type::strong, label) + ui.px(36) : 0;
  const bool below = toast.back && !has_room(ui, room.w - button, Room::word);
  const float beside = below ? 0 : button, edges = ui.px(below ? 24 : 40);
  const float most = room.w - beside - edges;
  ToastLay lay;
  float wide = std::max(ui.width(Type::strong, toast.words), ui.width(Type::small, toast.then));
  if (wide > most) lay.type = Type::small;
  wide = std::min(wide, most) + ui.px(2);
  float tall = ui.paragraph_height(wide, toast.words, lay.type);
  if (!toast.then.empty()) tall += ui.paragraph_height(wide, toast.then, Type::small);
  const float row = below ? ui.px(48) : 0;
  lay.whole.w = std::max(wide + beside + edges, below ? button : 0);
  lay.whole.h = std::max(ui.px(56), tall + ui.px(14)) + row;
  lay.whole.x = room.center().x - lay.whole.w / 2;
  lay.whole.y = room.bottom() - lay.whole.h;
  Rect inner = lay.whole;
  lay.button = below ? inner.take_bottom(row) : inner.take_right(button);
  lay.words = {inner.x + ui.px(below ? 12 : 18), inner.center().y - tall / 2, wide + ui.px(2),
               tall + ui.px(2)};
  return lay;
}

double seconds_of(const Toast& toast) {
  const auto letters =
      static_cast<double>(code_points(toast.words).size() + code_points(toast.then).size());
  return std::max(toast_stands, letters / letters_read_in_a_second);
}

// Draws it. True when its button was tapped.
bool draw(App& app, const Toast& toast, double seen) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const std::string label = toast.back ? app.say(toast.button) : "";
  const ToastLay lay = lay_toast(app, toast, label);
  // The purse stays open when a movement is void, and has room for the way back.
  const bool in_front = toast.in_front || app.dialog.is<PurseCard>();
  ui.begin_float("toast", lay.whole, {.before_dialogs = in_front, .takes_taps = bool{toast.back}});
  ui.fill(lay.whole, faded(c.toast, seen), ui.px(18));
  Rect words = lay.words;
  const Color ink = faded(c.on_toast, seen);
  words.take_top(ui.paragraph(words, toast.words, {lay.type, ink}, "toast"));
  if (!toast.then.empty()) ui.paragraph(words, toast.then, {Type::small, ink}, "toast.then");
  const bool tapped = toast.back && ui.tap("toast.undo", lay.button, label);
  if (toast.back)
    ui.text(lay.button, label, {Type::strong, faded(c.toast_act, seen), Align::center});
  ui.end_float();
  return tapped;
}

}  // namespace

void let_toast_go(App& app) {
  const auto& toast = app.messages.toast;
  if (toast && toast->stands && app.ui.now() >= toast->stands->until) app.messages.toast.reset();
}

void leave_room_for_toast(App& app, Rect& area) {
  if (!app.messages.toast || !app.messages.toast_place.empty()) return;
  const Toast& toast = *app.messages.toast;
  app.messages.toast_place = area;
  const ToastLay lay = lay_toast(app, toast, toast.back ? app.say(toast.button) : "");
  app.messages.toast_place = area.take_bottom(lay.whole.h, app.ui.px(8));
}

void draw_toast(App& app) {
  if (!app.messages.toast) return;
  Ui& ui = app.ui;
  Toast& toast = *app.messages.toast;
  const double now = ui.now();
  const double until = now + seconds_of(toast);
  if (!toast.stands) toast.stands = {now, until};
  const Toast::Stands& stands = *toast.stands;
  if (ui.focus() == "toast.undo") toast.stands->until = until;
  ui.ask_for_frame();

  const double seen = std::min((now - stands.since) / fades, (stands.until - now) / fades);
  const bool tapped = draw(app, toast, seen);
  if (!tapped || now < stands.since + double_tap) return;  // it may have come under a finger
  const auto back = std::exchange(app.messages.toast, std::nullopt)->back;
  back(app);
}

void draw_notice(App& app, Rect& area, NoticeAt at) {
  Notice& notice = app.messages.notice;
  if (notice.words.empty()) return;
  Ui& ui = app.ui;
  const float tall = ui.paragraph_height(area.w, notice.words, Type::small) + ui.px(2);
  const Rect place = at == NoticeAt::top ? area.take_top(tall, ui.px(4)) : area.take_bottom(tall);
  ui.paragraph(place, notice.words,
               {Type::small, notice.failed ? ui.colors().loss : ui.colors().gain}, "notice");
  const bool is_in_sight = ui.hears_keys() || app.dialog.is<Nothing>();  // or behind a dialog
  if (is_in_sight && std::exchange(notice.is_new, false)) ui.bring_into_sight(place);
}

}  // namespace kattegat::ui
