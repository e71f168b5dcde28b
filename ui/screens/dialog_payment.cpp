// Why a payment is what it is, how it is made, and who agrees to an amount.
#include <algorithm>

#include "ui/app_people.hpp"
#include "ui/app_settling.hpp"
#include "ui/layout.hpp"
#include "ui/screens/dialogs.hpp"

namespace kattegat::ui {
namespace {

// How the receiver can be paid; empty when nothing is known of it.
std::vector<PaymentCode> codes_for(const App& app, const std::string& receiver, Money amount) {
  const Evening& evening = app.open_evening()->evening;
  for (const Person& payee : app.open_evening()->payees)
    if (payee.name == receiver) return codes_to(payee, amount, evening.currency, evening.date);
  return {};
}

}  // namespace

std::vector<PaymentCode> codes_to(const Person& payee, Money amount, const std::string& currency,
                                  const std::string& date) {
  return payment_codes(numbers_of_payee(payee), amount, currency, payment_message(date));
}

void draw(App& app, const PayCode& pay) {
  Ui& ui = app.ui;
  const bool has_picture = std::any_of(pay.codes.begin(), pay.codes.end(),
                                       [](const PaymentCode& one) { return !one.payload.empty(); });
  Rect area = dialog(ui, 760, has_picture ? 560 : 320);
  if (draw_title(app, area, pay.title)) return;
  bottom_paragraph(ui, area, app.say(Word::people_code_is_no_proof),
                   {Type::small, ui.colors().quiet}, 8, "code.no_proof");
  const std::vector<PaymentCode>& codes = pay.codes;
  const auto columns = static_cast<int>(std::max<std::size_t>(codes.size(), 1));
  const Grid cells{area, columns, area.h, ui.px(12)};
  for (std::size_t i = 0; i < codes.size(); ++i) {
    Rect cell = cells.cell(static_cast<int>(i));
    ui.text(cell.take_top(ui.px(28)), app.say(word(codes[i].kind)),
            {Type::strong, 0, Align::center});
    ui.text(cell.take_top(ui.px(44), ui.px(6)), codes[i].to, {Type::figure, 0, Align::center},
            "code." + std::to_string(i) + ".to");
    if (const auto qr = qr_code(codes[i].payload)) {
      const float side = std::min(cell.w, cell.h);
      draw_qr(ui, {cell.center().x - side / 2, cell.y, side, side}, *qr);
    }
  }
}

// ---- Initials ----

void draw(App& app, Signing& signing) {
  Ui& ui = app.ui;
  const SettlementView* view = settlement_shown(app);
  const auto player = view ? app.open_evening()->player(signing.player) : std::nullopt;
  if (!player) return close(app);  // another window has changed the evening
  Rect area = typing_dialog(ui);
  const Evening& evening = app.open_evening()->evening;
  const Money money = view->settled.money[*player];
  const std::string name = evening.players[*player];
  const std::string title =
      name + ":  " + signed_money(money, ui.language) + " " + evening.currency;
  if (draw_title(app, area, title)) return;
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

// "Deal 2:  9 · Bo · ♥", with its game where several are played; what is no deal says so itself.
template <class G>
std::string entry_said(const App& app, const EnteredSession<G>& entered, std::size_t session,
                       std::size_t entry) {
  const Evening& evening = app.open_evening()->evening;
  std::string where = evening.sessions.size() > 1 ? numbered_game(app, session) : "";
  const std::string deal = deal_called(app, session, entry);
  if (!deal.empty()) where += (where.empty() ? "" : "  ·  ") + deal;
  return where + (where.empty() ? "" : ":  ") +
         describe(entered.entries[entry].entry, evening.sessions[session].seats, app.ui.language);
}

// Everything that moved the player's points, entry by entry.
std::vector<EntryMove> moves_of(const App& app, const std::string& player,
                                std::optional<std::size_t> only) {
  const OpenEvening& open = *app.open_evening();
  std::vector<EntryMove> list;
  for (std::size_t s = 0; s < open.evening.sessions.size(); ++s) {
    if (only && *only != s) continue;
    const EveningSession& file = open.evening.sessions[s];
    const auto seat = std::find(file.seats.begin(), file.seats.end(), player);
    if (seat == file.seats.end()) continue;
    const Seat at{static_cast<int>(seat - file.seats.begin())};
    std::visit(
        [&](const auto& entered) {
          for (std::size_t i = 0; i < entered.entries.size(); ++i) {
            const Points points = open.judged.sessions[s].entries[i].points[at];
            if (points == Points{}) continue;
            list.push_back({entry_said(app, entered, s, i), points, exact(points, file.stake)});
          }
        },
        file.entered);
  }
  return list;
}

// A payment by the places of who and what it is about.
struct Placed {
  std::size_t from, to;
  std::optional<std::size_t> session;
};
// Nothing once another window has changed the evening so that there is no such payment.
std::optional<Placed> placed(const OpenEvening& open, const WhyPayment& why) {
  const auto from = open.player(why.from), to = open.player(why.to);
  if (!from || !to || from == to) return std::nullopt;
  if (!why.session) return Placed{*from, *to, {}};
  const std::size_t session = open.index_of(*why.session);
  if (session == open.evening.sessions.size()) return std::nullopt;
  return Placed{*from, *to, session};
}

// From the entries to what is left to pay: rounding, what has been paid, what is due.
std::vector<WhyRow> reasons_for(const App& app, const SettlementView& view, const Placed& why,
                                std::size_t who) {
  const OpenEvening& open = *app.open_evening();
  const std::vector<std::string>& players = open.evening.players;
  const Language language = app.ui.language;
  const std::string& name = players[who];
  std::vector<WhyRow> rows;
  ExactMoney sum = 0;
  for (const EntryMove& move : moves_of(app, name, why.session)) {
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
  for (const Payment& due : view.due.payments)
    if (due.from == who || due.to == who)
      rows.push_back({app.say(Word::why_due) + ":  " + players[due.from] + " → " + players[due.to],
                      money_text(due.amount, language), due.from == why.from && due.to == why.to,
                      0});
  return rows;
}

const WhyView& why_shown(App& app, const SettlementView& view, const Placed& its,
                         const WhyPayment& why) {
  const WhyKey key{*app.views.settlement.key,
                   app.ui.language,
                   why.from,
                   why.to,
                   why.session,
                   why.amount,
                   why.receiver};
  return kept(app.views.why, key, [&] {
    return WhyView{reasons_for(app, view, its, why.receiver ? its.to : its.from),
                   codes_for(app, app.open_evening()->evening.players[its.to], why.amount)};
  });
}

void draw_reasons(Ui& ui, const Rect& area, const std::vector<WhyRow>& rows) {
  Rect list = ui.begin_scroll("why", area);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const WhyRow& row = rows[i];
    const Type type = row.strong ? Type::strong : Type::body;
    const float wide = ui.width(type, row.right) + ui.px(4);
    if (!has_room(ui, list.w - wide, Room::face)) {  // what it is for has lines of its own
      top_paragraph(ui, list, row.left, {Type::small});
      ui.text(list.take_top(ui.px(30), ui.px(6)), row.right,
              {type, row.sign == 0 ? ui.colors().ink : gain_or_loss(ui, row.sign), Align::right},
              "why." + std::to_string(i));
      continue;
    }
    // Long ones in as many small lines as they need.
    const float room = list.w - wide - ui.px(10);
    const bool fits = ui.width(type, row.left) <= room;
    const float tall = fits ? 0 : ui.paragraph_height(room, row.left, Type::small) + ui.px(4);
    Rect line = list.take_top(std::max(ui.px(34), tall));
    if (!ui.shows(line)) continue;
    ui.text(line.take_right(wide, ui.px(10)), row.right,
            {type, row.sign == 0 ? ui.colors().ink : gain_or_loss(ui, row.sign), Align::right},
            "why." + std::to_string(i));
    if (fits)
      ui.text(line, row.left, {type, 0, Align::left, Fit::name});
    else
      ui.paragraph(line.inset(0, (line.h - tall) / 2), row.left, {Type::small});
  }
  ui.end_scroll(list.y);
}

}  // namespace

void draw(App& app, WhyPayment& why) {
  Ui& ui = app.ui;
  const SettlementView* view = settlement_shown(app);
  const auto its = view ? placed(*app.open_evening(), why) : std::nullopt;
  if (!its) return close(app);
  const Evening& evening = app.open_evening()->evening;
  const std::string &from = evening.players[its->from], &to = evening.players[its->to];
  Rect area = dialog(ui, 860, 640);
  const std::string amount = money_text(why.amount, ui.language) + " " + evening.currency;
  if (draw_title(app, area, from + "  →  " + to + "   " + amount)) return;
  const auto side =
      segments(ui, app.explainer, area.take_top(ui.px(52), ui.px(8)),
               {{.id = "why.payer", .label = from, .chosen = !why.receiver, .fit = Fit::name},
                {.id = "why.receiver", .label = to, .chosen = why.receiver, .fit = Fit::name}});
  if (side) why.receiver = *side == 1;
  const WhyView& told = why_shown(app, *view, *its, why);
  if (!told.codes.empty() && button(ui, "why.pay", area.take_bottom(ui.px(56), ui.px(8)),
                                    app.say(text(Word::people_pay, to)), Weight::main))
    app.dialog = PayCode{to + ":  " + amount, told.codes};
  draw_reasons(ui, area, told.rows);
}

}  // namespace kattegat::ui
