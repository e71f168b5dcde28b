#include "kattegat/export/report.hpp"

#include <algorithm>

#include "kattegat/core/unicode.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/page.hpp"

namespace kattegat {
namespace {

bool is_hidden(char32_t code) { return (code & 0xFFFEU) == 0xFFFE || is_bidi_mark(code); }

template <class G>
void add_rows(ReportSheet& sheet, const SessionFile& file, const Play<G>& play,
              const JudgedSession& judged, Language language) {
  std::vector<Points> running(file.seats.size());
  int deals = 0;
  for (std::size_t i = 0; i < play.drafts.size(); ++i) {
    const Entry<G>& entry = play.drafts[i].entry;
    ReportRow row;
    row.facts = printable(describe(entry, file.seats, language));
    row.voided = entry.stamp.voided.has_value();
    if (is_deal(entry) && !row.voided) row.number = std::to_string(++deals);
    if (row.voided) row.void_reason = printable(entry.stamp.voided->why);
    for (std::size_t s = 0; s < running.size(); ++s) {
      const Points change = judged.entries[i].points[Seat{static_cast<int>(s)}];
      running[s] += change;
      row.change.push_back(change);
    }
    row.running = running;
    sheet.rows.push_back(std::move(row));
  }
}

ReportSheet make_sheet(const Evening& evening, std::size_t index, const JudgedSession& judged,
                       Language language) {
  const SessionFile& file = evening.sessions[index];
  const std::string number = std::to_string(file.index + 1);
  const std::string game = say(game_name(file.play), language);
  const std::string stake = money_text(file.stake, language) + " " + evening.currency;
  ReportSheet sheet{
      .title = number + ". " + game + ", " + say(text(Word::page_stake, stake), language),
      .name = number + " " + game,
      .players = {},
      .columns = {},
      .stake = file.stake,
      .rows = {}};
  for (const std::string& name : file.seats) {
    sheet.players.push_back(printable(name));
    sheet.columns.push_back(player_index(evening, name));
  }
  if (judged.standing.pot != PerSeat<Points>{})
    for (const Seat seat : Seats{static_cast<int>(file.seats.size())})
      sheet.pot.push_back(judged.standing.pot[seat]);
  std::visit([&](const auto& play) { add_rows(sheet, file, play, judged, language); }, file.play);
  return sheet;
}

std::string initials_of(const Closing& closing, const std::string& player, Money money) {
  for (const Initials& one : closing.initials)
    if (one.player == player && one.money == money) return printable(one.initials);
  return "";
}

void add_payments(Report& report, const Evening& evening, const Settlement& settlement,
                  const Closing& closing, const std::vector<Payee>& payees) {
  for (const MadePayment& made : closing.payments) {
    const std::size_t from = player_index(evening, made.from), to = player_index(evening, made.to);
    if (from < evening.players.size() && to < evening.players.size())
      report.payments.push_back({from, to, made.amount, true});
  }
  const std::string about = "Kattegat " + evening.date;
  for (const Payment& due : still_due(evening, settlement, closing).payments) {
    ReportPayment payment{due.from, due.to, due.amount};
    for (const Payee& payee : payees)
      if (payee.name == evening.players[due.to])
        payment.codes = payment_codes(payee, due.amount, evening.currency, about);
    report.payments.push_back(std::move(payment));
  }
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  for (const char32_t code : code_points(text)) {
    if (is_hidden(code)) continue;
    out += is_control(code) ? std::string(" ") : to_utf8({code});
  }
  return out;
}

Report make_report(const Evening& evening, const JudgedEvening& judged,
                   const Settlement& settlement, const Closing& closing,
                   const std::vector<Payee>& payees, std::vector<std::string> anchors,
                   Language language) {
  Report report{.language = language,
                .date = evening.date,
                .place = printable(evening.place),
                .currency = evening.currency,
                .plan = plan_heading(settlement, language),
                .players = {},
                .sheets = {},
                .nets = {},
                .payments = {},
                .anchors = std::move(anchors)};
  for (std::size_t i = 0; i < evening.players.size(); ++i) {
    const std::string& player = evening.players[i];
    const Money money = settlement.money[i];
    report.players.push_back(printable(player));
    report.nets.push_back({printable(player), money, initials_of(closing, player, money)});
  }
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    report.sheets.push_back(make_sheet(evening, s, judged.sessions[s], language));
  add_payments(report, evening, settlement, closing, payees);
  return report;
}

}  // namespace kattegat
