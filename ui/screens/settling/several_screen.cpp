// Several evenings settled at once: which, who has won and lost in them, and who pays whom.
#include "ui/app/actions/messages.hpp"
#include "ui/screens/dialogs/dialogs.hpp"

#include <set>

#include "kattegat/season/places.hpp"
#include "ui/app/actions/evenings.hpp"
#include "ui/app/actions/people.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/app/actions/several.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/frame/periods.hpp"
#include "ui/screens/settling/settlement_rows.hpp"
#include "ui/screens/settling/several.hpp"

namespace kattegat::ui {
namespace {

// ---- Which evenings ----

std::set<Uuid> evenings_since(App& app, const std::string& from) {
  std::set<Uuid> ids;
  for (const std::size_t i : evenings_found(app).shown)
    if (const EveningLine& line = app.club.evenings()[i]; line.date >= from) ids.insert(line.id);
  return ids;
}

bool are_those_since(App& app, const std::set<Uuid>& chosen, const std::string& from) {
  std::size_t count = 0;
  for (const std::size_t i : evenings_found(app).shown) {
    const EveningLine& line = app.club.evenings()[i];
    if (line.date < from) continue;
    if (chosen.count(line.id) == 0) return false;
    ++count;
  }
  return count > 0 && count == chosen.size();
}

void draw_evenings_to_choose(App& app, Rect area) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  std::set<Uuid>& chosen = app.several->chosen;
  bool is_one = false;  // of periods that come to the same evenings the first is shown
  const auto period =
      choose_period(app, area.take_top(ui.px(50), ui.px(8)), [&](const std::string& from) {
        const bool this_one = !is_one && are_those_since(app, chosen, from);
        is_one = is_one || this_one;
        return this_one;
      });
  if (period) chosen = evenings_since(app, *period);
  draw_way_to_all_evenings(app, area);
  Rect list = ui.begin_scroll("several.evenings", area);
  list.w -= ui.px(8);
  for (const std::size_t i : evenings_found(app).shown) {
    const EveningLine& line = app.club.evenings()[i];
    Rect row = list.take_top(ui.px(60), ui.px(6));
    if (!ui.shows(row)) continue;
    const bool is_chosen = chosen.count(line.id) > 0;
    const std::string label = evening_name(app, line);
    if (ui.tap("several." + std::to_string(i), row, label, {.chosen = is_chosen}))
      is_chosen ? void(chosen.erase(line.id)) : void(chosen.insert(line.id));
    ui.fill(row, is_chosen ? c.soft : c.surface, ui.px(corner_radius));
    ui.outline(row, is_chosen ? c.accent : c.line, ui.px(corner_radius), ui.px(1.2F));
    draw_tick_box(ui, row.take_left(ui.px(56)), is_chosen);
    ui.text(row.inset(0, ui.px(4)), label, {Type::body, 0, Align::left, Fit::name});
  }
  ui.end_scroll(list.y);
}

// ---- What they come to ----

void draw_standings_of(App& app, Rect& list, const SeveralView& view) {
  Ui& ui = app.ui;
  const std::vector<EveningShare>& people = view.together()->people;
  std::vector<Money> money;
  for (const EveningShare& one : people) money.push_back(one.money);
  const Money most = largest_of(money);
  const bool is_settled = std::all_of(people.begin(), people.end(),
                                      [](const EveningShare& one) { return one.left == Money{}; });
  for (const std::size_t i : by_place(view.places)) {
    const std::string number = std::to_string(i);
    const Rect row = list.take_top(ui.px(56), ui.px(2));
    if (ui.shows(row))
      draw_standing_row(app, row,
                        {.id = "money." + number,
                         .name = people[i].name,
                         .place = view.places[i],
                         .money = money[i],
                         .most = most});
    if (is_settled || people[i].left == people[i].money) continue;
    const Rect below = list.take_top(ui.px(24), ui.px(4));
    if (!ui.shows(below)) continue;
    ui.text(below, app.say(Word::page_left) + ":  " + signed_money(people[i].left, ui.language),
            {Type::small, ui.colors().quiet, Align::right, Fit::name}, "left." + number);
  }
}

// How whoever gets it takes money.
void show_codes(App& app, const SeveralView& view, const DueTogether& due,
                const std::string& receiver) {
  const Person* const payee = app.club.person(due.to);
  if (!payee) return;
  auto codes = codes_to(*payee, due.amount, view.currency, view.all.evenings.back().date);
  if (codes.empty()) return;
  const auto is_due = [due](App& a) {
    if (!a.several) return false;
    const std::vector<DueTogether> now = due_together(several_shown(a).all.currencies);
    return std::find(now.begin(), now.end(), due) != now.end();
  };
  app.dialog = PayCode{receiver + ":  " + money_text(due.amount, view.currency, app.ui.language),
                       std::move(codes), is_due};
}

// What is due, then what has been ticked here.
std::vector<SeveralRow> several_rows_of(const SeveralView& view,
                                        const std::vector<SeveralRow>& before) {
  const Together& together = *view.together();
  const std::vector<DueTogether> due = due_together({together});
  std::vector<SeveralRow> rows;
  for (std::size_t i = 0; i < due.size(); ++i) {
    const Payment& payment = together.plan.payments[i];
    rows.push_back({.due = due[i],
                    .id = "due." + std::to_string(i),
                    .from = together.people[payment.from].name,
                    .to = together.people[payment.to].name});
  }
  for (const SeveralRow& one : before) {
    if (std::find(due.begin(), due.end(), one.due) != due.end()) continue;
    const std::string number = std::to_string(rows.size() - due.size());
    rows.push_back(one);
    rows.back().id = "paid." + number;
  }
  return rows;
}

// What has been ticked stays among them while the choice is the same.
std::vector<SeveralRow> renewed(App& app, const RestingRows<OfBook<SeveralKey>, SeveralRow>& rows,
                                const SeveralView& view, const SeveralKey& key) {
  const bool same = rows.of && rows.of->asked == key;
  std::vector<SeveralRow> before = same ? rows.rows : std::vector<SeveralRow>{};
  std::erase_if(
      before, [&](const SeveralRow& one) { return one.ticked.empty() || !stand(app, one.ticked); });
  return several_rows_of(view, before);
}

void draw_due(App& app, Rect& list, const SeveralView& view) {
  Ui& ui = app.ui;
  const Together& together = *view.together();
  const OfBook<SeveralKey> of{
      app.club.version(), app.ui.language, {app.several->chosen, view.currency}};
  auto& resting = app.several->rows;
  auto& rows = rows_at_rest(ui, resting, of, [&] { return renewed(app, resting, view, of.asked); });
  if (!together.plan.payments.empty())
    ui.text(list.take_top(ui.px(30), ui.px(4)),
            app.say(together.plan.proven_fewest ? Word::screen_proven : Word::screen_not_proven),
            {Type::small, ui.colors().quiet, Align::left, Fit::name});
  else
    ui.text(list.take_top(ui.px(56)), app.say(Word::page_nothing_to_pay),
            {Type::body, ui.colors().quiet}, "nothing");
  for (SeveralRow& row : rows) {
    const bool paid = !row.ticked.empty();
    const Rect place = list.take_top(ui.px(64), ui.px(6));
    if (!ui.shows(place)) continue;
    const PaymentTap tapped = draw_payment(app, place,
                                           {.id = row.id,
                                            .from = row.from,
                                            .to = row.to,
                                            .amount = row.due.amount,
                                            .below = paid ? app.say(Word::screen_paid) : "",
                                            .paid = paid});
    if (tapped == PaymentTap::tick && tick(app, row))
      keep_at_rest(ui, resting, {app.club.version(), of.language, of.asked});
    if (tapped == PaymentTap::why && !paid) show_codes(app, view, row.due, row.to);
    if (of.version != app.club.version()) break;  // drawn anew in the next frame
  }
}

void draw_currencies(App& app, Rect& area, const SeveralView& view) {
  if (view.all.currencies.size() < 2) return;
  std::vector<Chip> all;
  for (const Together& one : view.all.currencies)
    all.push_back({.id = "currency." + one.currency,
                   .label = one.currency,
                   .chosen = one.currency == view.currency});
  const auto tapped =
      segments(app.ui, app.explainer, area.take_top(app.ui.px(52), app.ui.px(8)), all);
  if (tapped) app.several->currency = all[*tapped].label;
}

void draw_result(App& app, Rect area, const SeveralView& view) {
  Ui& ui = app.ui;
  if (view.refused) {
    const Refused& refused = *view.refused;
    const std::string words =
        app.say(text(Word::settle_several_wrong, date_text(refused.evening.date, ui.language))) +
        "  " + complaint_said(app, refused.evening, refused.complaints.front());
    return void(ui.paragraph(area, words, {Type::body, ui.colors().loss}, "wrong"));
  }
  if (!view.together())
    return void(ui.paragraph(area, app.say(Word::settle_several_choose),
                             {Type::body, ui.colors().quiet}, "several.choose"));
  draw_currencies(app, area, view);
  const bool unpaid = view.due() > 0;
  const Rect below = unpaid ? area.take_bottom(ui.px(58), ui.px(8)) : Rect{};
  leave_room_for_toast(app, area);
  Rect list = ui.begin_scroll("several", area);
  list.w -= ui.px(8);
  draw_due(app, list, view);
  list.take_top(ui.px(8));
  draw_standings_of(app, list, view);
  ui.end_scroll(list.y);
  if (unpaid && button(ui, "several.paid", below, app.say(Word::settle_all_paid)))
    app.dialog = PaySeveral{};
}

// Who pays whom and how much, and what that is together. Beside a name that is long, below it.
void draw_all_due(App& app, Rect& list, const Together& together) {
  Ui& ui = app.ui;
  const std::vector<Payment>& payments = together.plan.payments;
  const auto line = [&](const std::string& words, Money money, Type type, std::string_view id) {
    const std::string amount = money_text(money, together.currency, ui.language);
    const float wide = ui.width(type, amount) + ui.px(4);
    const float room = list.w - wide - ui.px(10);
    const bool is_below = ui.width(type, words) > room;
    if (is_below) top_paragraph(ui, list, words, {type});
    Rect row = list.take_top(ui.px(34), ui.px(is_below ? 6 : 0));
    ui.text(row.take_right(wide, ui.px(10)), amount, {type, 0, Align::right}, id);
    if (!is_below) ui.text(row, words, {type});
  };
  for_each_read(app, list, payments, [&](const Payment& one, std::size_t i) {
    line(together.people[one.from].name + "  →  " + together.people[one.to].name, one.amount,
         Type::body, "pays." + std::to_string(i));
  });
  Money sum;
  for (const Payment& one : payments) sum += one.amount;
  if (payments.empty())
    top_paragraph(ui, list, app.say(Word::page_nothing_to_pay));
  else
    line(app.say(Word::why_together), sum, Type::strong, "pays.together");
}

}  // namespace

void draw(App& app, const PaySeveral&) {
  Ui& ui = app.ui;
  if (!app.several) return close(app);
  const SeveralView& view = several_shown(app);
  if (!view.together() || view.due() == 0) return close(app);  // paid elsewhere meanwhile
  const auto evenings = static_cast<std::int64_t>(view.evenings().size());
  Rect area = dialog(ui, 720, 520);
  if (draw_title(app, area, app.say(text(Word::settle_all_paid_in, evenings)) + "?")) return;
  const Grid cells{area.take_bottom(ui.px(60), ui.px(10)), 2, ui.px(60), ui.px(10)};
  Rect list = ui.begin_scroll("several.pay", area);
  draw_all_due(app, list, *view.together());
  ui.end_scroll(list.y);
  if (button(ui, "several.cancel", cells.cell(0), app.say(Word::screen_cancel))) return close(app);
  if (!button(ui, "several.pay", cells.cell(1), app.say(Word::settle_all_paid), Weight::main))
    return;
  close(app);
  pay_several(app);
}

void draw_several(App& app, Rect area) {
  Ui& ui = app.ui;
  Rect head = area.take_top(ui.px(52), ui.px(10));
  if (goes_back(app, "several.back", head.take_left(ui.px(60), ui.px(12))))
    return app.several.reset();
  const SeveralView& view = several_shown(app);
  const std::string heading = heading_of(view.report(ui.language), Figures::typeset);
  if (!heading.empty() &&
      button(ui, "share", head.take_right(ui.px(120), ui.px(10)), app.say(Word::settle_share))) {
    forget_notice(app);
    app.dialog = ShareSeveral{};
  }
  const bool is_close = !has_room(ui, head.w, Room::name);  // on a line of its own
  ui.text(is_close ? area.take_top(ui.px(52), ui.px(8)) : head,
          heading.empty() ? app.say(Word::settle_several) : heading,
          {Type::title, 0, Align::left, Fit::name}, "several.title");
  const bool upright = area.h > area.w;
  const Rect left =
      upright ? area.take_top(area.h * 0.38F, ui.px(12)) : area.take_left(area.w * 0.4F, ui.px(14));
  draw_evenings_to_choose(app, left);
  if (app.several) draw_result(app, area, several_shown(app));
}

}  // namespace kattegat::ui
