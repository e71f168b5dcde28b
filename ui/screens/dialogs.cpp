#include "ui/screens/dialogs.hpp"

namespace kattegat::ui {

void close(App& app) { app.dialog = Nothing{}; }

bool draw_title(App& app, Rect& area, std::string_view title) {
  Ui& ui = app.ui;
  Rect bar = area.take_top(ui.px(52), ui.px(10));
  const bool is_sign = bar.w < ui.px(290);  // no room for the word
  const Rect out = bar.take_right(ui.px(is_sign ? 52 : 130), ui.px(10));
  ui.text(bar, title, {Type::title, 0, Align::left, Fit::name}, "dialog.title");
  const std::string label = is_sign ? "✗" : app.say(Word::screen_close);
  if (!button(ui, "dialog.close", out, label) && !ui.key(Key::escape)) return false;
  close(app);
  return true;
}

Typed draw_typing(App& app, Rect area, std::string& typed, std::string& refused, std::size_t most) {
  Ui& ui = app.ui;
  const std::string before = typed;
  const bool entered = text_field(ui, "typed", area.take_top(ui.px(60), ui.px(8)), typed, most);
  const Grid cells{area.take_bottom(ui.px(56), ui.px(8)), 2, ui.px(56), ui.px(8)};
  const bool back = button(ui, "typed.cancel", cells.cell(0), app.say(Word::screen_cancel));
  if (!refused.empty()) {
    const float tall = ui.paragraph_height(area.w, refused, Type::small);
    ui.paragraph(area.take_bottom(tall, ui.px(4)), refused, {Type::small, ui.colors().loss},
                 "wrong");
  }
  touch_keyboard(ui, area, typed, most);
  if (typed != before) refused.clear();
  const bool done =
      button(ui, "typed.done", cells.cell(1), app.say(Word::screen_done), Weight::main);
  if (back) return Typed::cancelled;
  return done || entered ? Typed::done : Typed::not_yet;
}

void draw_dialog(App& app) {
  app.ui.begin_layer("dialog");
  const Dialog open = app.dialog;  // what is drawn may close it or open another
  std::visit([&](const auto& one) { draw(app, one); }, open);
  app.ui.end_layer();
}

}  // namespace kattegat::ui
