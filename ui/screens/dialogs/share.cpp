// The settlement for others: as a picture or as text for the group's chat, as a file, or the whole
// evening for another device's camera.

#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/purse.hpp"
#include "ui/app/actions/several.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/file_buttons.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/settling/settlement_picture.hpp"

namespace kattegat::ui {
namespace {

// Files, and where one was written.
template <class E, class Make>
void draw_files_of_card(App& app, Rect& list, std::span<const E> all, Make&& make) {
  Ui& ui = app.ui;
  const auto count = static_cast<int>(all.size());
  const Grid cells{list, columns_in(ui, list, 150, 2, 4), ui.px(56), ui.px(8)};
  file_buttons(ui, cells, list.take_top(cells.height(count), ui.px(12)), "export", all, make);
  draw_notice(app, list);
}

// A report as text for the chat, or as a file.
template <class E, class Copy, class Make>
void draw_share(App& app, Word title, std::span<const E> all, Copy&& copy, Make&& make) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 560, 400);
  if (draw_title(app, area, app.say(title))) return;
  Rect list = ui.begin_scroll("share", area);
  if (button(ui, "share.copy", list.take_top(ui.px(64), ui.px(16)), app.say(Word::settle_copy),
             Weight::main))
    copy(app);
  heading(ui, list.take_top(ui.px(26), ui.px(4)), app.say(Word::settle_files));
  draw_files_of_card(app, list, all, [&](const E& one) { make(app, one); });
  ui.end_scroll(list.y);
}

}  // namespace

void draw(App& app, const ShareSeveral&) {
  draw_share(app, Word::settle_share_title, together_exports(), copy_several, export_several);
}
void draw(App& app, const SharePurse&) {
  draw_share(app, Word::purse_title, purse_exports(), copy_purse, export_purse);
}

namespace {

// What is made of a settlement.
void draw_settled(App& app, Rect& list) {
  Ui& ui = app.ui;
  const Grid first{list.take_top(ui.px(64), ui.px(16)), 2, ui.px(64), ui.px(8)};
  if (button(ui, "share.picture", first.cell(0), app.say(Word::settle_picture), Weight::main))
    export_picture(app, settlement_picture(app).png);
  if (button(ui, "share.copy", first.cell(1), app.say(Word::settle_copy))) copy_settlement(app);
}

void draw_with_numbers(App& app, Rect& list, bool& with_numbers) {
  Ui& ui = app.ui;
  const std::string sentence = app.say(Word::settle_with_numbers);
  if (toggle(ui, "share.numbers", list.take_top(toggle_height(ui, list.w, sentence), ui.px(8)),
             sentence, with_numbers))
    with_numbers = !with_numbers;
}

}  // namespace

// An evening that breaks a rule can be sent all the same, to whoever can mend it.
void draw(App& app, ShareCard& card) {
  const OpenEvening* open = app.open_evening();
  if (!open) return close(app);  // another window has changed the book
  Ui& ui = app.ui;
  const bool is_settled = open->judged.complaints.empty();
  Rect area = dialog(ui, 700, is_settled ? 544 : 320);
  const Word title = is_settled ? Word::settle_share_title : Word::settle_share;
  if (draw_title(app, area, app.say(title))) return;
  const Rect content = ui.begin_scroll("share", area);
  Rect list = content;
  if (is_settled) draw_settled(app, list);
  if (button(ui, "share.code", list.take_top(ui.px(56), ui.px(12)), app.say(Word::settle_code)))
    show_code(app);
  heading(ui, list.take_top(ui.px(26), ui.px(4)), app.say(Word::settle_files));
  if (is_settled) draw_with_numbers(app, list, card.with_numbers);
  std::vector<Export> offered;
  for (const Export& one : exports())
    if (is_settled || !one.settled) offered.push_back(one);
  draw_files_of_card(app, list, std::span<const Export>(offered),
                     [&](const Export& one) { export_evening(app, one, card.with_numbers); });
  ui.end_scroll(list.y);
}

namespace {

// What the code is for, and the same as text.
void draw_told_of_code(App& app, Rect& area, const EveningCode& shown, bool from_top) {
  Ui& ui = app.ui;
  const auto paragraph = from_top ? top_paragraph : bottom_paragraph;
  paragraph(ui, area, app.say(shown.picture ? Word::settle_code_told : Word::settle_code_long),
            {Type::small, ui.colors().quiet}, 8, "code.told");
  app.messages.notice.is_new = false;  // the button says it
  if (shown.text.empty()) return;
  const float tall = ui.px(56), gap = ui.px(8);
  const Rect way = from_top ? area.take_top(tall, gap) : area.take_bottom(tall, gap);
  const std::string& told = app.messages.notice.words;
  if (button(ui, "code.copy", way, told.empty() ? app.say(Word::settle_copy) : told))
    copy_code(app, shown);
}

}  // namespace

void draw(App& app, const EveningCode& shown) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 760, 760);
  const float top = area.y;
  if (draw_title(app, area, app.say(Word::settle_code))) return;
  const bool moves = is_short(ui);  // as a whole: what is told stands below the code
  if (!moves) draw_told_of_code(app, area, shown, moves);
  if (shown.picture) area.take_top(draw_qr(ui, area, top, *shown.picture), ui.px(8));
  if (!moves) return;
  draw_told_of_code(app, area, shown, moves);
  ui.end_page_at(area.y);
}

}  // namespace kattegat::ui
