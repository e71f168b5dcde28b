// Why a payment is what it is, how it is made, and who agrees to an amount.
#include <algorithm>
#include <array>

#include "ui/app/actions/people.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/everywhere.hpp"

namespace kattegat::ui {
namespace {

// How the receiver can be paid; empty when nothing is known of it.
std::vector<PaymentCode> codes_for(const OpenEvening& open, const std::string& receiver,
                                   Money amount) {
  const Evening& evening = open.evening;
  for (const Person& payee : open.payees)
    if (payee.name == receiver) return codes_to(payee, amount, evening.currency, evening.date);
  return {};
}

}  // namespace

std::vector<PaymentCode> codes_to(const Person& payee, Money amount, const std::string& currency,
                                  const std::string& date) {
  return payment_codes(numbers_of_payee(payee), amount, currency, payment_message(date));
}

namespace {

// Each with whom it is paid to, side by side. Answers how tall they are.
float draw_payment_codes(App& app, const Rect& area, float top,
                         const std::vector<PaymentCode>& codes) {
  Ui& ui = app.ui;
  const auto columns = static_cast<int>(std::max<std::size_t>(codes.size(), 1));
  const Grid cells{area, columns, area.h, ui.px(12)};
  float bottom = area.y;
  for (std::size_t i = 0; i < codes.size(); ++i) {
    Rect cell = cells.cell(static_cast<int>(i));
    ui.text(cell.take_top(ui.px(28)), app.say(word(codes[i].kind)),
            {Type::strong, 0, Align::center});
    ui.text(cell.take_top(ui.px(44), ui.px(6)), codes[i].to, {Type::figure, 0, Align::center},
            "code." + std::to_string(i) + ".to");
    if (const auto qr = qr_code(codes[i].payload)) cell.take_top(draw_qr(ui, cell, top, *qr));
    bottom = std::max(bottom, cell.y);
  }
  return bottom - area.y;
}

}  // namespace

void draw(App& app, const PayCode& pay) {
  if (!pay.is_due(app)) return close(app);  // nobody makes it twice
  Ui& ui = app.ui;
  const bool has_picture = std::any_of(pay.codes.begin(), pay.codes.end(),
                                       [](const PaymentCode& one) { return !one.payload.empty(); });
  Rect area = dialog(ui, 760, has_picture ? 560 : 320);
  const float top = area.y;
  if (draw_title(app, area, pay.title)) return;
  const bool moves = is_short(ui);  // as a whole: what is told stands below the codes
  const auto told = [&](auto&& paragraph) {
    paragraph(ui, area, app.say(Word::people_code_is_no_proof), {Type::small, ui.colors().quiet}, 8,
              "code.no_proof");
  };
  if (!moves) told(bottom_paragraph);
  area.take_top(draw_payment_codes(app, area, top, pay.codes), ui.px(8));
  if (!moves) return;
  told(top_paragraph);
  ui.end_page_at(area.y);
}

// ---- Initials ----

void draw(App& app, Signing& signing) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  const SettlementView* view = settlement_shown(app);
  const auto player = open && view ? open->player(signing.player) : std::nullopt;
  if (!player) return close(app);  // another window has changed the evening
  Rect area = typing_dialog(ui);
  const Evening& evening = open->evening;
  const Money money = view->settled.money[*player];
  const std::string name = evening.players[*player];
  const std::string title =
      name + ":  " + signed_money(money, ui.language) + " " + evening.currency;
  draw_title_of_typed(ui, area, title);
  const TypingBox box{
      .most = 6, .done = Word::screen_i_agree, .needed = true, .what = Word::screen_sign_here};
  const Typed typed = draw_typing(app, area, signing.initials, box);
  if (typed == Typed::cancelled) return close(app);
  if (typed == Typed::done) sign(app, name, signing.initials.text, money);
}

// ---- Why a payment is what it is ----

namespace {

// What one entry has moved.
struct EntryMove {
  std::string what;
  Points points;
  ExactMoney money;
};

// "Deal 2:  9 · Bo · ♥", with its game where several are played; what is no deal, 0, says so
// itself.
template <class G>
std::string entry_said(const App& app, const std::string& game, const Entry<G>& entry,
                       const std::vector<std::string>& seats, std::int64_t deal) {
  std::string where = game;
  if (deal > 0) where += (where.empty() ? "" : "  ·  ") + app.say(text(Word::board_deal, deal));
  return where + (where.empty() ? "" : ":  ") + describe(entry, seats, app.ui.language);
}

// Everything that moved the player's points, entry by entry.
std::vector<EntryMove> moves_of(const App& app, const OpenEvening& open, const std::string& player,
                                const EveningSession* only) {
  std::vector<EntryMove> list;
  for (std::size_t s = 0; s < open.evening.sessions.size(); ++s) {
    const EveningSession& file = open.evening.sessions[s];
    if (only && only != &file) continue;
    const auto seat = std::find(file.seats.begin(), file.seats.end(), player);
    if (seat == file.seats.end()) continue;
    const Seat at{static_cast<int>(seat - file.seats.begin())};
    const std::string game = open.evening.sessions.size() > 1 ? numbered_game(app, file) : "";
    std::visit(
        [&](const auto& entered) {
          std::int64_t deals = 0;
          for (std::size_t i = 0; i < entered.entries.size(); ++i) {
            const JudgedEntry& judged = open.judged.sessions[s].entries[i];
            const bool is_one = is_deal_that_counts(entered.entries[i], judged);
            if (is_one) ++deals;
            const Points points = judged.points[at];
            if (points == Points{}) continue;
            list.push_back(
                {entry_said(app, game, entered.entries[i].entry, file.seats, is_one ? deals : 0),
                 points, exact(points, file.stake)});
          }
        },
        file.entered);
  }
  return list;
}

// A payment by the places of whom it is about, and the session that it is for.
struct Placed {
  std::size_t from, to;
  const EveningSession* session = nullptr;
};
// Nothing once another window has changed the evening so that there is no such payment.
std::optional<Placed> placed(const OpenEvening& open, const WhyPayment& why) {
  const auto from = open.player(why.from), to = open.player(why.to);
  if (!from || !to || from == to) return std::nullopt;
  const EveningSession* session = why.session ? open.session(*why.session) : nullptr;
  if (why.session && !session) return std::nullopt;
  return Placed{*from, *to, session};
}

// Whether it is still to be made: another window may have ticked it since it was looked at.
bool is_due(App& app, const WhyPayment& why) {
  const OpenEvening* open = app.open_evening();
  const SettlementView* view = settlement_shown(app);
  const auto its = open && view ? placed(*open, why) : std::nullopt;
  if (!its || why.paid) return false;
  const Payment wanted{its->from, its->to, why.amount};
  for (const DuePayment& due : view->due.payments)
    if (due.payment == wanted && session_at(open->evening, due.session) == its->session)
      return true;
  return false;
}

// From the entries to what is left to pay: rounding, what has been paid, what is due.
std::vector<WhyRow> reasons_for(const App& app, const OpenEvening& open, const SettlementView& view,
                                const Placed& why, std::size_t who) {
  const std::vector<std::string>& players = open.evening.players;
  const Language language = app.ui.language;
  const std::string& name = players[who];
  std::vector<WhyRow> rows;
  ExactMoney sum = 0;
  for (const EntryMove& move : moves_of(app, open, name, why.session)) {
    sum += move.money;
    rows.push_back(
        {move.what,
         signed_points(move.points, language) + "   =   " + signed_exact(move.money, language),
         false, move.points.thousandths});
  }
  rows.push_back({app.say(Word::why_together), signed_exact(sum, language), true,
                  static_cast<std::int64_t>(sum)});
  if (why.session) return rows;

  const ExactMoney from_rounding = exact(view.settled.money[who]) - sum;
  if (from_rounding != 0)
    rows.push_back(
        {app.say(Word::screen_rounding), signed_exact(from_rounding, language), false, 0});
  for (const MadePayment& paid : open.closing.payments)
    if (paid.from == name || paid.to == name)
      rows.push_back({app.say(Word::screen_paid) + ":  " + paid.from + " → " + paid.to,
                      money_text(paid.amount, language), false, 0});
  for (const DuePayment& one : view.due.payments)
    if (const Payment& due = one.payment; due.from == who || due.to == who)
      rows.push_back({app.say(Word::why_due) + ":  " + players[due.from] + " → " + players[due.to],
                      money_text(due.amount, language), due.from == why.from && due.to == why.to,
                      0});
  return rows;
}

WhyView& why_shown(App& app, const OpenEvening& open, const SettlementView& view, const Placed& its,
                   const WhyPayment& why) {
  const WhyKey key{view.of.asked, why.from, why.to, why.session, why.amount, why.receiver};
  return kept_of_book(app, app.views.why, key, [&] {
    return WhyView{reasons_for(app, open, view, its, why.receiver ? its.to : its.from),
                   codes_for(open, open.evening.players[its.to], why.amount)};
  });
}

float width_of_figure(const Ui& ui, const WhyRow& row) {
  return ui.width(row.strong ? Type::strong : Type::body, row.right) + ui.px(4);
}
constexpr float gap_before_figure = 10, gap_of_reasons = 8;
// What it is for has lines of its own.
bool is_above_its_figure(const Ui& ui, float width, const WhyRow& row) {
  const float room = width - width_of_figure(ui, row) - ui.px(gap_before_figure);
  return !has_room(ui, room, Room::figure) && ui.width(Type::small, row.left) > room;
}

// Long ones have as many small lines as they need.
float height_of_reason(const Ui& ui, float width, const WhyRow& row) {
  if (is_above_its_figure(ui, width, row))
    return ui.paragraph_height(width, row.left, Type::small) + ui.px(36);
  const float room = width - width_of_figure(ui, row) - ui.px(gap_before_figure);
  if (ui.width(row.strong ? Type::strong : Type::body, row.left) <= room) return ui.px(34);
  return std::max(ui.px(34), ui.paragraph_height(room, row.left, Type::small) + ui.px(4));
}

void draw_reason(Ui& ui, Rect line, const WhyRow& row, const std::string& id) {
  const Type type = row.strong ? Type::strong : Type::body;
  const Look figure{type, row.sign == 0 ? ui.colors().ink : gain_or_loss(ui, row.sign),
                    Align::right};
  if (is_above_its_figure(ui, line.w, row)) {
    top_paragraph(ui, line, row.left, {Type::small});
    return ui.text(line.take_top(ui.px(30)), row.right, figure, id);
  }
  ui.text(line.take_right(width_of_figure(ui, row), ui.px(gap_before_figure)), row.right, figure,
          id);
  if (ui.width(type, row.left) <= line.w)
    return ui.text(line, row.left, {type, 0, Align::left, Fit::name});
  const float tall = ui.paragraph_height(line.w, row.left, Type::small) + ui.px(4);
  ui.paragraph(line.inset(0, (line.h - tall) / 2), row.left, {Type::small});
}

void draw_reasons(Ui& ui, const Rect& area, WhyView& told) {
  Rect list = ui.begin_scroll("why", area);
  const std::vector<float>& heights = kept(told.heights, ui.measure(list.w), [&] {
    std::vector<float> tall;
    for (const WhyRow& row : told.rows) tall.push_back(height_of_reason(ui, list.w, row));
    return tall;
  });
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const Rect line = list.take_top(heights[i]);
    list.take_top(ui.px(gap_of_reasons));
    if (!ui.shows(line)) continue;
    const float between = list.y - ui.px(gap_of_reasons / 2);
    if (i + 1 < heights.size())
      ui.line({list.x, between}, {list.right(), between}, ui.colors().line, ui.px(1));
    draw_reason(ui, line, told.rows[i], "why." + std::to_string(i));
  }
  ui.end_scroll(list.y);
}

}  // namespace

void draw(App& app, WhyPayment& why) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  const SettlementView* view = settlement_shown(app);
  const auto its = open && view ? placed(*open, why) : std::nullopt;
  if (!its) return close(app);
  const Evening& evening = open->evening;
  const std::string &from = evening.players[its->from], &to = evening.players[its->to];
  Rect area = dialog(ui, 860, 640);
  const std::string amount = money_text(why.amount, evening.currency, ui.language);
  const auto told = [&](const std::string& who, const std::string& whom) {
    return who + "  →  " + whom + "   " + amount;
  };
  // Who they are stands below, too.
  if (draw_title(app, area,
                 std::array{told(from, to), told(ui.brief_name(from), ui.brief_name(to)), amount}))
    return;
  const auto side =
      segments(ui, app.explainer, area.take_top(ui.px(52), ui.px(8)),
               {{.id = "why.payer", .label = from, .chosen = !why.receiver, .fit = Fit::name},
                {.id = "why.receiver", .label = to, .chosen = why.receiver, .fit = Fit::name}});
  if (side) why.receiver = *side == 1;
  WhyView& reasons = why_shown(app, *open, *view, *its, why);
  const bool can_be_made = !reasons.codes.empty() && is_due(app, why);  // nobody makes it twice
  if (can_be_made && button(ui, "why.pay", area.take_bottom(ui.px(56), ui.px(8)),
                            app.say(text(Word::people_pay, to)), Weight::main))
    app.dialog =
        PayCode{to + ":  " + amount, reasons.codes, [why](App& a) { return is_due(a, why); }};
  draw_reasons(ui, area, reasons);
}

}  // namespace kattegat::ui
