// Who pays whom, what has been paid, and who has agreed.
#include "kattegat/export/page.hpp"
#include "ui/screens/conflicts.hpp"

namespace kattegat::ui {
namespace {

Evening with_coin(const App& app) {
  Evening evening = app.tonight()->evening;
  if (app.coin) evening.coin = *app.coin;
  return evening;
}

const SettlementView& settled(App& app) {
  SettlementView& view = app.settlement_view;
  const Money coin = app.coin.value_or(app.tonight()->evening.coin);
  const bool same = view.version == app.club.version() && view.plan.kind == app.plan.kind &&
                    view.plan.banker == app.plan.banker && view.coin == coin;
  if (same) return view;
  view.version = app.club.version();
  view.plan = app.plan;
  view.coin = coin;
  view.settled = settle(with_coin(app), app.tonight()->judged, app.plan);
  view.due = still_due(app.tonight()->evening, view.settled, app.tonight()->closing);
  return view;
}

// ---- Bars ----

void draw_bars(App& app, Rect area, const SettlementView& view) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const Evening& evening = app.tonight()->evening;
  std::int64_t most = 1;
  for (const Money money : view.settled.money) most = std::max(most, std::abs(money.hundredths));
  const Rect content = ui.begin_scroll("bars", area);
  Rect list = content;
  for (std::size_t i = 0; i < evening.players.size(); ++i) {
    Rect row = list.take_top(ui.px(58), ui.px(6));
    if (!ui.shows(row)) continue;
    const Money money = view.settled.money[i];
    const auto signature =
        std::find_if(app.tonight()->closing.initials.begin(), app.tonight()->closing.initials.end(),
                     [&](const Initials& one) { return one.player == evening.players[i]; });
    const bool has_signed = signature != app.tonight()->closing.initials.end();
    const bool still = has_signed && signature->money == money;
    const Rect sign = row.take_right(ui.px(92), ui.px(8));
    const std::string label = still        ? "✓ " + signature->initials
                              : has_signed ? app.say(Word::screen_sign_again)
                                           : app.say(Word::screen_sign);
    if (chip(ui, app.explainer, sign,
             {.id = "sign." + std::to_string(i), .label = label, .chosen = still}))
      app.dialog = Signing{evening.players[i], ""};
    Rect line = row.take_top(ui.px(34));
    ui.text(line.take_right(ui.px(128), ui.px(8)), signed_money(money, ui.language),
            {Type::strong, gain_or_loss(ui, money.hundredths), Align::right},
            "money." + std::to_string(i));
    ui.text(line, evening.players[i], {Type::strong, 0, Align::left, Fit::name});
    const float middle = row.x + row.w / 2;
    const float part = static_cast<float>(money.hundredths) / static_cast<float>(most);
    const float reach = row.w / 2 * part;
    const Rect track{row.x, row.y + ui.px(2), row.w, ui.px(14)};
    ui.fill(track, c.ground, ui.px(4));
    ui.fill({std::min(middle, middle + reach), track.y, std::abs(reach), track.h},
            part > 0 ? c.gain : c.loss, ui.px(4));
    ui.fill({middle - ui.px(1), track.y - ui.px(2), ui.px(2), track.h + ui.px(4)}, c.quiet);
  }
  ui.end_scroll(list.y);
}

// ---- Payments ----

void draw_payment(App& app, Rect row, const std::string& id, const std::string& from,
                  const std::string& to, Money amount, const std::string& below, bool paid,
                  const std::function<void()>& tick, const std::function<void()>& why) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  ui.fill(row, paid ? c.ground : c.raised, ui.px(12));
  const Rect box_room = row.take_left(ui.px(64));
  if (ui.tap(id + ".paid", box_room, from + " → " + to, true, paid)) return tick();
  const Rect box{box_room.center().x - ui.px(17), box_room.center().y - ui.px(17), ui.px(34),
                 ui.px(34)};
  ui.fill(box, paid ? c.accent : c.surface, ui.px(8));
  ui.outline(box, paid ? c.accent : c.quiet, ui.px(8), ui.px(2));
  if (paid) ui.text(box, "✓", {Type::strong, c.on_accent, Align::center});
  if (ui.tap(id + ".why", row, from)) return why();
  Rect inner = row.inset(ui.px(12), ui.px(4));
  const Color ink = paid ? c.faint : c.ink;
  ui.text(inner.take_right(ui.px(150), ui.px(8)), money_text(amount, ui.language),
          {Type::title, ink, Align::right}, id + ".amount");
  if (!below.empty())
    ui.text(inner.take_bottom(inner.h * 0.42F), below,
            {Type::small, c.quiet, Align::left, Fit::name});
  ui.text(inner, from + "  →  " + to, {Type::strong, ink, Align::left, Fit::name}, id);
}

void draw_payments(App& app, Rect area, const SettlementView& view) {
  Ui& ui = app.ui;
  const Tonight& tonight = *app.tonight();
  const Evening& evening = tonight.evening;
  const Rect content = ui.begin_scroll("payments", area);
  Rect list = content;
  const float height = ui.px(64);
  if (view.due.payments.empty() && tonight.closing.payments.empty())
    ui.text(list.take_top(height), app.say(Word::page_nothing_to_pay),
            {Type::body, ui.colors().quiet}, "nothing");
  for (std::size_t i = 0; i < view.due.payments.size(); ++i) {
    const Payment due = view.due.payments[i];
    std::string below;
    if (const auto session = view.due.sessions[i]) {
      const auto& file = evening.sessions[*session];
      below = std::to_string(*session + 1) + ". " + app.say(game_name(file.play));
    }
    const std::string& from = evening.players[due.from];
    const std::string& to = evening.players[due.to];
    draw_payment(
        app, list.take_top(height, ui.px(6)), "due." + std::to_string(i), from, to, due.amount,
        below, false, [&] { tick(app, from, to, due.amount); },
        [&] {
          app.dialog = WhyPayment{due.from, due.to, due.amount, view.due.sessions[i], false};
        });
    if (view.version != app.club.version()) break;
  }
  for (std::size_t i = 0; view.version == app.club.version() && i < tonight.closing.payments.size();
       ++i) {
    const MadePayment& paid = tonight.closing.payments[i];
    draw_payment(
        app, list.take_top(height, ui.px(6)), "paid." + std::to_string(i), paid.from, paid.to,
        paid.amount, app.say(Word::screen_paid), true, [&] { untick(app, Uuid(paid.id)); },
        [&] {
          app.dialog = WhyPayment{player_index(evening, paid.from),
                                  player_index(evening, paid.to),
                                  paid.amount,
                                  {},
                                  false};
        });
  }
  ui.end_scroll(list.y);
}

void draw_plans(App& app, Rect area) {
  Ui& ui = app.ui;
  using Kind = PlanChoice::Kind;
  const Evening& evening = app.tonight()->evening;
  const std::string banker = app.plan.kind == Kind::banker ? app.say(Word::plan_banker) + ": " +
                                                                 evening.players[app.plan.banker]
                                                           : app.say(Word::plan_banker);
  const auto tapped = segments(ui, area,
                               {{.id = "plan.fewest",
                                 .label = app.say(Word::plan_fewest),
                                 .chosen = app.plan.kind == Kind::fewest},
                                {.id = "plan.banker",
                                 .label = banker,
                                 .chosen = app.plan.kind == Kind::banker,
                                 .fit = Fit::name},
                                {.id = "plan.sessions",
                                 .label = app.say(Word::plan_sessions),
                                 .chosen = app.plan.kind == Kind::sessions}},
                               app.explainer);
  if (!tapped) return;
  if (*tapped == 0) app.plan = {Kind::fewest, 0};
  if (*tapped == 2) app.plan = {Kind::sessions, 0};
  if (*tapped == 1)  // again: the next one is the banker
    app.plan = {Kind::banker,
                app.plan.kind == Kind::banker ? (app.plan.banker + 1) % evening.players.size() : 0};
}

void draw_below(App& app, Rect area) {
  Ui& ui = app.ui;
  const Money coin = app.coin.value_or(app.tonight()->evening.coin);
  const Rect buttons = area.take_bottom(ui.px(50), ui.px(6));
  ui.text(area.take_left(ui.px(110), ui.px(6)), app.say(Word::screen_rounding),
          {Type::small, ui.colors().quiet});
  const Grid cells{area, 3, area.h, ui.px(4)};
  int place = 0;
  for (const std::int64_t one : {1, 50, 100})
    if (chip(ui, app.explainer, cells.cell(place++),
             {.id = "coin." + std::to_string(one),
              .label = money_text(Money{one}, ui.language),
              .chosen = coin.hundredths == one}))
      app.coin = Money{one};
  const Grid files{buttons, static_cast<int>(exports().size()), buttons.h, ui.px(4)};
  place = 0;
  for (const Export& one : exports())
    if (button(ui, "export." + std::string(one.id), files.cell(place++), one.label))
      export_evening(app, one);
}

// Which evening this is, and the way to what it would have come to.
void draw_heading(App& app, Rect row) {
  Ui& ui = app.ui;
  const Tonight& tonight = *app.tonight();
  const std::string label = app.say(Word::page_what_if) + " …";
  const Rect other = row.take_right(ui.width(Type::body, label) + ui.px(40), ui.px(8));
  if (tonight.judged.complaints.empty() && button(ui, "what_if", other, label)) {
    const std::size_t place = app.session ? tonight.place_of(*app.session) : 0;
    app.dialog = WhatIf{place};
  }
  ui.text(row,
          app.say(text(Word::screen_settlement_of, date_text(tonight.evening.date, ui.language),
                       tonight.evening.currency)),
          {Type::title, 0, Align::left, Fit::name}, "settlement.title");
}

}  // namespace

void draw_settlement(App& app, Rect area) {
  Ui& ui = app.ui;
  const Tonight* tonight = app.tonight();
  if (!tonight || tonight->evening.sessions.empty())
    return empty_state(ui, area, app.say(Word::page_nothing_to_pay),
                       app.say(Word::screen_nothing_on_table_advice));
  draw_heading(app, area.take_top(ui.px(50), ui.px(6)));
  draw_conflict_notice(app, area);
  if (!tonight->judged.complaints.empty()) {
    const Complaint& first = tonight->judged.complaints.front();
    const Evening& evening = tonight->evening;
    ui.paragraph(area.take_top(ui.px(60)),
                 app.say(Word::screen_mend_first) + " " +
                     kattegat::place(evening, first, ui.language) + ": " +
                     sentence(first.violation, ui.language, names_for(evening, first)),
                 {Type::body, ui.colors().loss}, "wrong");
    return;
  }
  const SettlementView& view = settled(app);
  const bool upright = area.h > area.w;
  Rect left = upright ? area.take_top(area.h * 0.42F, ui.px(12))
                      : area.take_left(area.w * 0.47F, ui.px(14));
  const Rect below = area.take_bottom(ui.px(106), ui.px(8));
  sheet(ui, left);
  draw_bars(app, left.inset(ui.px(12)), view);
  draw_plans(app, area.take_top(ui.px(54), ui.px(8)));
  const std::string proof =
      app.plan.kind != PlanChoice::Kind::fewest
          ? ""
          : app.say(view.settled.proven_fewest ? Word::screen_proven : Word::screen_not_proven);
  if (!proof.empty())
    ui.text(area.take_top(ui.px(24), ui.px(4)), proof, {Type::small, ui.colors().quiet});
  if (!app.notice.empty())
    ui.paragraph(area.take_top(ui.px(48), ui.px(4)), app.notice, {Type::small, ui.colors().gain},
                 "notice");
  draw_payments(app, area, view);
  draw_below(app, below);
}

}  // namespace kattegat::ui
