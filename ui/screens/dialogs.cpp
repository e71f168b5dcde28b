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

void draw_dialog(App& app) {
  app.ui.begin_layer("dialog");
  const Dialog open = app.dialog;  // what is drawn may close it or open another
  std::visit([&](const auto& one) { draw(app, one); }, open);
  app.ui.end_layer();
}

}  // namespace kattegat::ui
