// Who pays whom, what has been paid, and who has agreed.
#include <array>

#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/people.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/settling/conflicts.hpp"
#include "ui/screens/settling/settlement_rows.hpp"
#include "ui/screens/settling/several.hpp"

namespace kattegat::ui {
namespace {

constexpr float gap_of_rows = 6, tall_payment = 64, inset_of_list = 12;
// The rows of the ranking end before what shows the scrolling, which has its own strip.
constexpr float before_scrolling = 8, strip_of_scrolling = 10;

// So many below each other: the gaps are between them.
float height_of_rows(const Ui& ui, float row, std::size_t count) {
  const auto rows = static_cast<float>(std::max<std::size_t>(count, 1));
  return rows * (row + ui.px(gap_of_rows)) - ui.px(gap_of_rows);
}

// ---- The ranking ----

// Who has agreed to the amount, or the way to do so.
void draw_initials(App& app, const OpenEvening& open, const Rect& place, std::size_t player,
                   const SettlementView& view) {
  const std::optional<Initials>& signature = view.initials[player];
  const bool still = signature && signature->money == view.settled.money[player];
  const std::string label = still       ? "✓ " + signature->initials
                            : signature ? app.say(Word::screen_sign_again)
                                        : app.say(Word::screen_sign);
  if (chip(app.ui, app.explainer, place,
           {.id = "sign." + std::to_string(player), .label = label, .chosen = still}))
    app.dialog = Signing{open.history.shown_as(open.evening.players[player])->ids.front(), {}};
}

// Whether the way to sign stands below who and how much, for it needs the whole line.
bool signs_below(const Ui& ui, float width) { return !has_room(ui, width, Room::figure); }
float height_of_standing(const Ui& ui, float width) {
  return ui.px(signs_below(ui, width) ? 116 : 60);
}

// The whole list, in a sheet of this width.
float height_of_ranking(const Ui& ui, float width, std::size_t count) {
  const float inside = width - ui.px(2 * inset_of_list + before_scrolling + strip_of_scrolling);
  return height_of_rows(ui, height_of_standing(ui, inside), count) + ui.px(2 * inset_of_list);
}

void draw_ranked_players(App& app, const OpenEvening& open, Rect area, const SettlementView& view) {
  Ui& ui = app.ui;
  const std::vector<Money>& money = view.settled.money;
  const Money most = largest_of(money);
  Rect list = ui.begin_scroll("bars", area);
  list.w -= ui.px(before_scrolling);
  for (const std::size_t i : view.ranked) {
    const bool below = signs_below(ui, list.w);
    Rect row = list.take_top(height_of_standing(ui, list.w), ui.px(gap_of_rows));
    if (!ui.shows(row)) continue;
    const Rect way = below ? row.take_bottom(ui.px(52)) : row.take_right(ui.px(92), ui.px(10));
    draw_initials(app, open, way.inset(0, ui.px(below ? 2 : 4)), i, view);
    draw_standing_row(app, row,
                      {.id = "money." + std::to_string(i),
                       .name = open.evening.players[i],
                       .place = view.places[i],
                       .money = money[i],
                       .most = most});
  }
  ui.end_scroll(list.y - ui.px(gap_of_rows));
}

// ---- Payments ----

// What is due, then what has been paid.
std::vector<PaymentRow> rows_of(const OpenEvening& open, const SettlementView& view) {
  const Evening& evening = open.evening;
  std::vector<PaymentRow> rows;
  for (std::size_t i = 0; i < view.due.payments.size(); ++i) {
    const auto& [due, its_session] = view.due.payments[i];
    rows.push_back({.id = "due." + std::to_string(i),
                    .from = evening.players[due.from],
                    .to = evening.players[due.to],
                    .amount = due.amount});
    if (const EveningSession* session = session_at(evening, its_session))
      rows.back().session = session->id;
  }
  for (std::size_t i = 0; i < open.closing.payments.size(); ++i) {
    const MadePayment& made = open.closing.payments[i];
    rows.push_back({.id = "paid." + std::to_string(i),
                    .from = made.from,
                    .to = made.to,
                    .amount = made.amount,
                    .paid = made.id});
  }
  return rows;
}

// That it is paid, or by the plan of sessions the one that it is of: "4. Esmakker whist".
std::string said_below(const App& app, const OpenEvening& open, const PaymentRow& row) {
  if (row.paid) return app.say(Word::screen_paid);
  const EveningSession* session = row.session ? open.session(*row.session) : nullptr;
  return session ? numbered_game(app, *session) : "";
}

// Those that are paid as the rows show it, equal to this one.
std::set<Uuid> seen_beside(const std::vector<PaymentRow>& rows, const PaymentRow& row) {
  std::set<Uuid> seen;
  for (const PaymentRow& one : rows)
    if (one.paid && one.from == row.from && one.to == row.to && one.amount == row.amount)
      seen.insert(*one.paid);
  return seen;
}

void tick_or_untick(App& app, const std::vector<PaymentRow>& rows, PaymentRow& row) {
  if (!row.paid)
    row.paid = tick(app, {{}, row.from, row.to, row.amount, {}}, seen_beside(rows, row));
  else if (untick(app, *row.paid))
    row.paid.reset();
}

void ask_why(App& app, const OpenEvening& open, const PaymentRow& row) {
  const Participant* from = open.history.shown_as(row.from);
  const Participant* to = open.history.shown_as(row.to);
  if (from && to)
    app.dialog = WhyPayment{from->ids.front(), to->ids.front(), row.amount, row.session,
                            row.paid.has_value()};
}

void draw_payments(App& app, const OpenEvening& open, Rect area, const SettlementView& view) {
  Ui& ui = app.ui;
  const OfBook<SettlementKey> of = view.of;
  auto& resting = evening_choices(app).payment_rows;
  auto& rows = rows_at_rest(ui, resting, of, [&] { return rows_of(open, view); });
  const Rect content = ui.begin_scroll("payments", area);
  Rect list = content;
  const float height = ui.px(tall_payment);
  if (rows.empty())
    ui.text(list.take_top(height), app.say(Word::page_nothing_to_pay),
            {Type::body, ui.colors().quiet}, "nothing");
  for (PaymentRow& row : rows) {
    const Rect place = list.take_top(height, ui.px(gap_of_rows));
    if (!ui.shows(place)) continue;
    const PaymentTap tapped = draw_payment(app, place,
                                           {.id = row.id,
                                            .from = row.from,
                                            .to = row.to,
                                            .amount = row.amount,
                                            .below = said_below(app, open, row),
                                            .paid = row.paid.has_value()});
    if (tapped == PaymentTap::tick) {
      tick_or_untick(app, rows, row);
      keep_at_rest(ui, resting, {app.club.version(), of.language, of.asked});
    }
    if (tapped == PaymentTap::why) ask_why(app, open, row);
    if (of.version != app.club.version()) break;  // drawn anew next time
  }
  ui.end_scroll(rows.empty() ? list.y : list.y - ui.px(gap_of_rows));
}

void draw_plans(App& app, const OpenEvening& open, Rect& area) {
  Ui& ui = app.ui;
  using Kind = PlanChoice::Kind;
  const Evening& evening = open.evening;
  const PlanChoice plan = plan_shown(app);
  const bool through = plan.kind == Kind::banker;
  const std::string banker =
      app.say(Word::plan_banker) + (through ? ": " + evening.players[plan.banker] : "");
  const auto tapped = segments(ui, app.explainer, area,
                               {{.id = "plan.fewest",
                                 .label = app.say(Word::plan_fewest),
                                 .chosen = plan.kind == Kind::fewest},
                                {.id = "plan.banker",
                                 .label = banker,
                                 .chosen = through,
                                 .fit = Fit::name,
                                 .second_tap = SecondTap::adds},
                                {.id = "plan.sessions",
                                 .label = app.say(Word::plan_sessions),
                                 .chosen = plan.kind == Kind::sessions}},
                               96, 54, 8);
  if (!tapped) return;
  EveningChoices& shown = evening_choices(app);
  shown.plan = std::array{Kind::fewest, Kind::banker, Kind::sessions}[*tapped];
  if (shown.plan != Kind::banker) return;
  const std::size_t next = through ? (plan.banker + 1) % evening.players.size() : 0;  // once again
  shown.banker = open.history.shown_as(evening.players[next])->ids.front();
}

void draw_below(App& app, Rect area) {
  Ui& ui = app.ui;
  const Money coin = coin_shown(app);
  ui.text(area.take_left(std::min(ui.px(110), area.w * 0.34F), ui.px(6)),
          app.say(Word::screen_rounding), {Type::small, ui.colors().quiet});
  if (const auto tapped = choose_coin(app, area, coin)) evening_choices(app).coin = *tapped;
}

// Which evening this is, and what else can be done with it.
void draw_heading(App& app, const OpenEvening& open, Rect& area) {
  Ui& ui = app.ui;
  const bool narrow = !has_room(ui, area.w, Room::halves);
  Rect row = area.take_top(ui.px(narrow ? 38 : 50), ui.px(6));
  const std::string title =
      app.say(text(Word::screen_settlement_of, date_text(open.evening.date, ui.language),
                   open.evening.currency));
  // What cannot be settled can be sent to whoever can mend it.
  const bool is_settled = open.judged.complaints.empty();
  const int ways = is_settled ? 3 : 1;
  const int columns =
      has_room(ui, area.w, Room::buttons) ? ways : columns_in(ui, area, 130, 1, ways);
  const float tall = narrow ? ui.px(50) : row.h, wide = ui.px(180) * static_cast<float>(ways);
  const Rect room = narrow ? area.take_top(Grid{{}, columns, tall, ui.px(6)}.height(ways), ui.px(6))
                           : row.take_right(std::min(wide, row.w * 0.56F), ui.px(10));
  const Grid cells{room, columns, tall, ui.px(6)};
  if (button(ui, "share", cells.cell_of(ways - 1, ways), app.say(Word::settle_share),
             Weight::main)) {
    forget_notice(app);
    app.dialog = ShareCard{};
  }
  if (is_settled &&
      button(ui, "what_if", cells.cell_of(0, ways), app.say(Word::page_what_if) + " …"))
    app.dialog = WhatIf{app.table.session.value_or(Uuid{})};
  if (is_settled && button(ui, "podium", cells.cell_of(1, ways), app.say(Word::podium_show)))
    return show_podium(app);
  ui.text(row, title, {Type::title, 0, Align::left, Fit::name}, "settlement.title");
}

// How far it has come, and whether it can be done in fewer payments.
void draw_progress(App& app, const OpenEvening& open, Rect& area, const SettlementView& view) {
  Ui& ui = app.ui;
  const auto paid = static_cast<std::int64_t>(open.closing.payments.size());
  const auto all = paid + static_cast<std::int64_t>(view.due.payments.size());
  Rect row = area.take_top(ui.px(is_narrow(ui, area) ? 36 : 26), ui.px(4));
  if (all > 0) {
    const std::string said = app.say(text(Word::settle_paid, paid, all));
    ui.text(row.take_left(ui.width(Type::strong, said) + ui.px(4), ui.px(14)), said,
            {Type::strong, paid == all ? ui.colors().gain : 0, Align::left}, "settle.paid");
  }
  if (view.settled.plan.kind == PlanChoice::Kind::fewest)
    ui.text(row,
            app.say(view.settled.proven_fewest ? Word::screen_proven : Word::screen_not_proven),
            {Type::small, ui.colors().quiet, Align::left, Fit::name});
}

// What has to be put right first, and the way there.
void draw_what_is_wrong(App& app, const OpenEvening& open, Rect area) {
  Ui& ui = app.ui;
  const Complaint& first = open.judged.complaints.front();
  const std::string said =
      app.say(Word::screen_mend_first) + " " + complaint_said(app, open.evening, first);
  area.take_top(ui.px(10));
  ui.paragraph(area.take_top(ui.paragraph_height(area.w, said) + ui.px(2)), said,
               {Type::body, ui.colors().loss}, "wrong");
  const EveningSession* session = session_at(open.evening, first.session);
  if (!session || !first.entry) return;
  const std::optional<Uuid> entry = id_of_entry(*session, *first.entry);
  area = area.take_top(ui.px(72)).inset(0, ui.px(8));
  if (!entry || !button(ui, "wrong.entry", area.take_left(std::min(area.w, ui.px(260))),
                        app.say(Word::place_sheet)))
    return;
  const EntryCard card{*session->id, *entry};
  open_session(app, card.session);
  go(app, Tab::sheet);
  app.dialog = card;
}

// What of the purse belongs to the evening; nothing when there is none of it.
std::string purse_of_the_evening(const App& app, const Sums& sums) {
  return sums.empty() ? "" : app.say(Word::purse_club) + ":  " + sums_text(sums, app.ui.language);
}
void draw_purse(App& app, const Rect& place, const std::string& words) {
  if (button(app.ui, "settlement.purse", place, words)) app.dialog = PurseCard{};
}

// All of it below each other, as long as it is: the place moves as a whole.
void draw_in_a_column(App& app, const OpenEvening& open, Rect area, const SettlementView& view) {
  Ui& ui = app.ui;
  constexpr float endless = 1'000'000;
  area.h = endless;
  const Rect ranking =
      area.take_top(height_of_ranking(ui, area.w, view.ranked.size()), ui.px(inset_of_list));
  sheet(ui, ranking);
  draw_ranked_players(app, open, ranking.inset(ui.px(inset_of_list)), view);
  draw_plans(app, open, area);
  draw_progress(app, open, area, view);
  draw_notice(app, area);
  const std::size_t payments = view.due.payments.size() + open.closing.payments.size();
  const float rows = height_of_rows(ui, ui.px(tall_payment), payments);
  draw_payments(app, open, area.take_top(rows + ui.px(2), ui.px(8)), view);
  if (const std::string words = purse_of_the_evening(app, view.purse); !words.empty())
    draw_purse(app, area.take_top(ui.px(50), ui.px(8)), words);
  const Rect below = area.take_top(ui.px(50), ui.px(8));
  draw_below(app, below);
  ui.end_page_at(below.bottom() + ui.px(8));
}

}  // namespace

void draw_settlement(App& app, Rect area) {
  Ui& ui = app.ui;
  if (app.several) return draw_several(app, area);
  const OpenEvening* open = app.open_evening();
  if (!open || open->evening.sessions.empty())
    return draw_nothing_yet(app, area, Word::page_nothing_to_pay,
                            Word::screen_nothing_to_settle_advice);
  draw_heading(app, *open, area);
  if (app.stage != Stage::none) return;
  draw_conflict_notice(app, area);
  const SettlementView* view = settlement_shown(app);
  if (!view) return draw_what_is_wrong(app, *open, area);
  const bool upright = area.h > area.w;
  if (upright && is_short(ui)) return draw_in_a_column(app, *open, area, *view);
  // Upright the ranking has what it needs up to a half, so that four on a telephone move by
  // nothing.
  const float whole = height_of_ranking(ui, area.w, view->ranked.size());
  const float tall = whole <= area.h / 2 ? whole : area.h * 0.42F;
  Rect left = upright ? area.take_top(tall, ui.px(12)) : area.take_left(area.w * 0.47F, ui.px(14));
  const Rect below = area.take_bottom(ui.px(50), ui.px(8));
  if (const std::string words = purse_of_the_evening(app, view->purse); !words.empty())
    draw_purse(app, area.take_bottom(ui.px(50), ui.px(8)), words);
  leave_room_for_toast(app, area);  // fewer payments are in sight, and nothing moves
  sheet(ui, left);
  draw_ranked_players(app, *open, left.inset(ui.px(inset_of_list)), *view);
  draw_plans(app, *open, area);
  draw_progress(app, *open, area, *view);
  draw_notice(app, area);
  draw_payments(app, *open, area, *view);
  draw_below(app, below);
}

}  // namespace kattegat::ui
