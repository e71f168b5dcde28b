// The club's purse: accounts, and what has moved.
#include "ui/app/actions/purse.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/settling/conflicts.hpp"

namespace kattegat::ui {
namespace {

std::int64_t sign_of_sums(const Sums& sums) {
  return sums.size() == 1 ? sums.begin()->second.hundredths : 0;
}

// At the right of a row, which has the rest of it left then.
void draw_amount(Ui& ui, Rect& row, const std::string& money, Color ink, std::string_view id) {
  const float wide = std::min(ui.width(Type::strong, money) + ui.px(4), row.w * 0.62F);
  ui.text(row.take_right(wide, ui.px(10)), money, {Type::strong, ink, Align::right}, id);
}

// At the left of what is left; empty where there is no room for one.
Rect take_face(const Ui& ui, Rect& row) {
  return has_room(ui, row.w, Room::face) ? row.take_left(ui.px(40), ui.px(10)) : Rect{};
}

void draw_sums(Ui& ui, Rect& row, const Sums& sums, const std::string& id) {
  draw_amount(ui, row, sums_text(sums, ui.language), gain_or_loss(ui, sign_of_sums(sums)), id);
}

void draw_account(App& app, Rect row, const PurseAccount& one) {
  draw_sums(app.ui, row, one.balance, "account." + one.name + ".money");
  const Rect its_face = take_face(app.ui, row);
  if (!its_face.empty()) face_in(app.ui, its_face, face(app, one.person, one.name));
  app.ui.text(row, one.name, {Type::body, 0, Align::left, Fit::name});
}

void draw_account_of_club(App& app, Rect row, const Sums& sums) {
  draw_sums(app.ui, row, sums, "account.money");
  take_face(app.ui, row);  // it has none, and its name stands below theirs
  app.ui.text(row, app.say(Word::purse_club), {Type::strong, 0, Align::left, Fit::name});
}

void draw_accounts(App& app, Rect& list, const PurseView& purse) {
  Ui& ui = app.ui;
  for (const auto& [currency, amount] : purse.in_hand)
    ui.text(list.take_top(ui.px(34)),
            app.say(Word::purse_in_hand) + ":  " + money_text(amount, currency, ui.language),
            {Type::strong, 0, Align::left, Fit::name}, "purse.in_hand." + currency);
  top_paragraph(ui, list, app.say(Word::purse_balances), {Type::small, ui.colors().quiet}, 4);
  for (const PurseAccount& one : purse.accounts) {
    const Rect row = list.take_top(ui.px(44), ui.px(2));
    if (ui.shows(row)) draw_account(app, row, one);
  }
  draw_account_of_club(app, list.take_top(ui.px(44), ui.px(10)), purse.club);
}

// What has to be handed over for all to be even.
void draw_dues(App& app, Rect& list, const std::vector<PurseDue>& dues) {
  if (dues.empty()) return;
  Ui& ui = app.ui;
  heading(ui, list.take_top(ui.px(26), ui.px(4)), app.say(Word::why_due));
  for (std::size_t i = 0; i < dues.size(); ++i) {
    const PurseDue& one = dues[i];
    const std::string id = "purse.due." + std::to_string(i);
    Rect row = list.take_top(ui.px(38), ui.px(2));
    if (!ui.shows(row)) continue;
    draw_amount(ui, row, money_text(one.amount, one.currency, ui.language), 0, id + ".amount");
    ui.text(row, way_text(one.name, one.to_club, ui.language),
            {Type::body, 0, Align::left, Fit::name}, id);
  }
  list.take_top(ui.px(8));
}

// What is said below a movement: its day, what it is for, and what else there is to it.
std::string about_movement(App& app, const PurseMovement& one) {
  std::string words =
      date_text(one.contents.date, app.ui.language) + "  ·  " + app.say(word(one.contents.what));
  if (!one.contents.note.empty()) words += "  ·  " + one.contents.note;
  if (!one.contents.stands) words += "  ·  " + app.say(Word::state_voided);
  if (one.conflict) words += "  ·  " + app.say(Word::state_conflict);
  return words;
}

std::string word_of_deciding(const App& app, const PurseContents& one) {
  return app.say(one.stands ? Word::screen_void : Word::screen_restore);
}
float width_of_deciding(const App& app, const PurseContents& one) {
  return app.ui.width(Type::strong, word_of_deciding(app, one)) + app.ui.px(28);
}

constexpr float line_of_movement = 34, gap_of_movements = 10;

const std::vector<PurseRow>& rows_of_purse(App& app, float width) {
  const Ui& ui = app.ui;
  return kept_of_book(app, app.views.purse_rows, ui.measure(width), [&] {
    std::vector<PurseRow> rows;
    for (const PurseLine& line : app.club.purse().lines) {
      const float beside = width_of_deciding(app, line.movement.contents) + ui.px(gap_of_movements);
      rows.push_back({about_movement(app, line.movement)});
      rows.back().tall = ui.paragraph_height(width - beside, rows.back().about, Type::small);
    }
    return rows;
  });
}

// True when it is to be void, or not to be after all.
bool draw_movement(App& app, Rect area, std::size_t index, const PurseLine& line,
                   const std::string& about) {
  Ui& ui = app.ui;
  const PurseContents& one = line.movement.contents;
  const std::string id = "movement." + std::to_string(index);
  const Color ink = one.stands ? ui.colors().ink : ui.colors().quiet;
  Rect row = area.take_top(ui.px(line_of_movement));
  draw_amount(ui, row, money_text(one.amount, one.currency, ui.language), ink, id + ".amount");
  ui.text(row, way_text(line.name, one.to_club, ui.language),
          {Type::strong, ink, Align::left, Fit::name}, id);
  Rect tap = area.take_right(width_of_deciding(app, one), ui.px(gap_of_movements));
  const bool tapped =
      button(ui, id + ".decide", tap.take_top(ui.px(50)), word_of_deciding(app, one));
  ui.paragraph(area, about, {Type::small, ui.colors().quiet}, id + ".about");
  return tapped;
}

// The newest first. Answers which was tapped.
std::optional<std::size_t> draw_movements(App& app, Rect& list, const PurseView& purse) {
  Ui& ui = app.ui;
  heading(ui, list.take_top(ui.px(26), ui.px(4)), app.say(Word::purse_movements));
  const std::vector<PurseRow>& rows = rows_of_purse(app, list.w);
  std::optional<std::size_t> tapped;
  for (std::size_t i = rows.size(); i-- > 0;) {
    const float tall = ui.px(line_of_movement) + std::max(rows[i].tall, ui.px(50));
    const Rect area = list.take_top(tall, ui.px(gap_of_movements));
    if (ui.shows(area) && draw_movement(app, area, i, purse.lines[i], rows[i].about)) tapped = i;
  }
  return tapped;
}

}  // namespace

void draw(App& app, const PurseCard&) {
  Ui& ui = app.ui;
  const PurseView& purse = app.club.purse();
  Rect area = dialog(ui, 860, purse.lines.empty() ? 320 : 680);
  if (draw_title(app, area, app.say(Word::purse_title))) return;
  draw_conflict_notice(app, area);
  Rect below = area.take_bottom(ui.px(58), ui.px(8));
  if (!purse.lines.empty() && button(ui, "purse.share", below.take_left(below.w * 0.4F, ui.px(8)),
                                     app.say(Word::settle_share))) {
    forget_notice(app);
    app.dialog = SharePurse{};
  }
  if (button(ui, "purse.add", below, app.say(Word::purse_add), Weight::main))
    app.dialog = new_movement(app);
  app.messages.toast_place = {};  // in front of this dialog, not where the place behind it has room
  leave_room_for_toast(app, area);
  if (purse.lines.empty())
    return void(ui.paragraph(area, app.say(Word::purse_empty), {Type::body, ui.colors().quiet},
                             "purse.empty"));
  Rect list = ui.begin_scroll("purse", area);
  list.w -= ui.px(8);  // beside what shows the scrolling
  draw_accounts(app, list, purse);
  draw_dues(app, list, dues_of(purse));
  const auto tapped = draw_movements(app, list, purse);
  ui.end_scroll(list.y);
  if (!tapped) return;
  const PurseLine line = purse.lines[*tapped];  // what is decided takes these away
  decide_in_purse(app, line, !line.movement.contents.stands);
}

}  // namespace kattegat::ui
