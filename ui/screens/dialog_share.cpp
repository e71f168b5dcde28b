// The settlement for others: as a picture or as text for the group's chat, or as a file.
#include "ui/screens/dialogs.hpp"
#include "ui/screens/file_buttons.hpp"

namespace kattegat::ui {
namespace {

// Files, and where one was written.
template <class E, class Make>
void draw_files_of_card(App& app, Rect& list, std::span<const E> all, Make&& make) {
  Ui& ui = app.ui;
  const auto count = static_cast<int>(all.size());
  const Grid cells{list, std::clamp(static_cast<int>(list.w / ui.px(150)), 2, 3), ui.px(56),
                   ui.px(8)};
  file_buttons(ui, cells, list.take_top(cells.height(count), ui.px(12)), "export", all, make);
  if (app.notice.empty()) return;
  const float tall = ui.paragraph_height(list.w, app.notice, Type::small);
  ui.paragraph(list.take_top(tall), app.notice, {Type::small, ui.colors().gain}, "notice");
}

}  // namespace

void draw(App& app, const ShareSeveral&) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 560, 400);
  if (draw_title(app, area, app.say(Word::settle_share_title))) return;
  Rect list = ui.begin_scroll("share", area);
  if (button(ui, "share.copy", list.take_top(ui.px(64), ui.px(16)), app.say(Word::settle_copy),
             Weight::main))
    copy_several(app);
  heading(ui, list.take_top(ui.px(26), ui.px(4)), app.say(Word::settle_files));
  draw_files_of_card(app, list, together_exports(),
                     [&](const TogetherExport& one) { export_several(app, one); });
  ui.end_scroll(list.y);
}

void draw(App& app, const ShareCard& card) {
  Ui& ui = app.ui;
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
  draw_files_of_card(app, list, exports(),
                     [&](const Export& one) { export_evening(app, one, without); });
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
