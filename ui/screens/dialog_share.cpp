// The settlement for others: as a picture or as text for the group's chat, or as a file.
#include "ui/screens/dialogs.hpp"

namespace kattegat::ui {

void draw(App& app, const ShareCard& card) {
  Ui& ui = app.ui;
  const auto count = static_cast<int>(exports().size());
  Rect area = dialog(ui, 560, 540);
  if (draw_title(app, area, app.say(Word::settle_share_title))) return;
  const Rect content = ui.begin_scroll("share", area);
  Rect list = content;
  const Grid first{list.take_top(ui.px(64), ui.px(16)), 2, ui.px(64), ui.px(8)};
  if (button(ui, "share.picture", first.cell(0), app.say(Word::settle_picture), Weight::main))
    export_picture(app);
  if (button(ui, "share.copy", first.cell(1), app.say(Word::settle_copy))) copy_settlement(app);
  heading(ui, list.take_top(ui.px(26), ui.px(4)), app.say(Word::settle_files));
  const bool without = card.without_numbers;  // a tap may take the card away
  const std::string sentence = app.say(Word::settle_without_numbers);
  if (toggle(ui, "share.without", list.take_top(toggle_height(ui, list.w, sentence), ui.px(8)),
             sentence, without))
    app.dialog = ShareCard{!without};
  const int columns = std::clamp(static_cast<int>(list.w / ui.px(150)), 2, 3);
  Grid files{list, columns, ui.px(56), ui.px(8)};
  files.area = list.take_top(files.height(count), ui.px(12));
  for (int i = 0; i < count; ++i) {
    const Export& one = exports()[static_cast<std::size_t>(i)];
    if (button(ui, "export." + std::string(one.id), files.cell_of(i, count), one.label))
      export_evening(app, one, without);
  }
  if (!app.notice.empty()) {
    const float tall = ui.paragraph_height(list.w, app.notice, Type::small);
    ui.paragraph(list.take_top(tall), app.notice, {Type::small, ui.colors().gain}, "notice");
  }
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
