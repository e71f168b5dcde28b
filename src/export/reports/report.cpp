#include "kattegat/export/reports/report.hpp"

#include <algorithm>
#include <map>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/evening/player_indexes.hpp"
#include "kattegat/evening/score_sheet.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/season/places.hpp"
#include "kattegat/settlement/rounding.hpp"
#include "kattegat/wording/describe.hpp"
#include "kattegat/wording/house_words.hpp"

namespace kattegat {
namespace {

// Between a name's first letter and its last while a sentence is made of it: no name has these.
constexpr char name_begins = '\x01', name_ends = '\x02';

// What is said of an entry, with the names set apart that run leftwards.
std::string with_names_apart(const std::string& sentence) {
  std::string out, part;
  for (const char c : sentence + name_begins) {
    if (c != name_begins && c != name_ends) {
      part += c;
      continue;
    }
    out += c == name_ends ? set_apart(printable(part)) : printable(part);
    part.clear();
  }
  return out;
}

std::vector<std::string> marked(const std::vector<std::string>& names) {
  std::vector<std::string> list;
  for (const std::string& name : names) list.push_back(name_begins + name + name_ends);
  return list;
}

std::vector<Points> of_seats(const PerSeat<Points>& points, std::size_t seats) {
  return {points.each.begin(), points.each.begin() + static_cast<std::ptrdiff_t>(seats)};
}

template <class G>
void add_rows(ReportSheet& sheet, const EveningSession& file, const EnteredSession<G>& entered,
              const JudgedSession& judged, Language language) {
  std::vector<Points> running(file.seats.size());
  const std::vector<std::string> names = marked(sheet.players);
  const ScoreSheet paper = score_sheet(entered);
  sheet.has_own_figures = paper.has_own_figures;
  for (std::size_t i = 0; i < entered.entries.size(); ++i) {
    const Entry<G>& entry = entered.entries[i].entry;
    const SheetLine& line = paper.lines[i];
    ReportRow row;
    row.facts = with_names_apart(describe(entry, names, language));
    if (line.moment) row.moment = with_names_apart(say(*line.moment, language, names));
    row.on_sheet = of_seats(line.figures, file.seats.size());
    row.moved = of_seats(line.moved, file.seats.size());
    row.voided = entry.stamp.voided.has_value();
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

// What the players are called on paper, each otherwise: marks that nobody sees may be all that
// tells two names of a stranger's apart.
std::vector<std::string> names_on_paper(const std::vector<std::string>& players) {
  UniqueNames names;
  std::vector<std::string> shown;
  for (const std::string& player : players) shown.push_back(names.take(printable(player)));
  return shown;
}

// Everybody of the evening, and what they are called on paper.
struct PlayersOnPaper {
  PlayerIndexes indexes;
  const std::vector<std::string>& shown;
};

ReportSheet make_sheet(const Evening& evening, const PlayersOnPaper& players, std::size_t index,
                       const JudgedSession& judged, Language language) {
  const EveningSession& file = evening.sessions[index];
  const std::string number = std::to_string(file.place.number());
  const std::string game = say(game_word(file.entered), language);
  const std::string stake = money_text(file.stake, evening.currency, language);
  ReportSheet sheet{
      .title = number + ". " + game + ", " + say(text(Word::page_stake, stake), language),
      .name = number + " " + game,
      .players = {},
      .columns = {},
      .stake = file.stake,
      .rows = {}};
  std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        for (const HouseWord& rule : house_words<G>(entered.table.house, language))
          sheet.house.push_back(rule.text());
      },
      file.entered);
  for (const std::string& name : file.seats) {
    sheet.columns.push_back(players.indexes.of(name));
    sheet.players.push_back(players.shown[sheet.columns.back()]);
  }
  if (judged.standing.pot != PerSeat<Points>{})
    sheet.pot = of_seats(judged.standing.pot, file.seats.size());
  std::visit([&](const auto& entered) { add_rows(sheet, file, entered, judged, language); },
             file.entered);
  return sheet;
}

// Under each sum that somebody has agreed to; of several the first.
void add_nets(Report& report, const ExportInputs& in) {
  std::map<std::pair<std::string_view, Money>, std::string_view> agreed;
  for (const Initials& one : in.closing.initials)
    agreed.try_emplace({one.player, one.money}, one.initials);
  for (std::size_t i = 0; i < report.players.size(); ++i) {
    const Money money = in.settlement.money[i];
    const auto initials = agreed.find({in.shown.players[i], money});
    report.nets.push_back(
        {report.players[i], money, initials == agreed.end() ? "" : printable(initials->second)});
  }
}

void add_payments(Report& report, const ExportInputs& in) {
  const Evening& evening = in.shown;
  for (const Payment& made : made_between_players(evening, in.closing))
    report.payments.push_back({made.from, made.to, made.amount, true});
  const std::string about = payment_message(evening.date);
  std::map<std::string_view, const PayeeNumbers*> payees;  // of namesakes the last
  for (const PayeeNumbers& payee : in.payees) payees[payee.name] = &payee;
  for (const DuePayment& one : still_due(evening, in.settlement, in.closing).payments) {
    const Payment& due = one.payment;
    ReportPayment payment{due.from, due.to, due.amount};
    if (const auto payee = payees.find(evening.players[due.to]); payee != payees.end())
      payment.codes = payment_codes(*payee->second, due.amount, evening.currency, about);
    report.payments.push_back(std::move(payment));
  }
}

// More money goes before, and who has as much has the same place.
void give_ranks(Report& report) {
  std::vector<Money> money;
  for (const ReportNet& net : report.nets) money.push_back(net.money);
  const std::vector<int> places = places_of(money);
  for (std::size_t i = 0; i < places.size(); ++i) report.nets[i].rank = places[i];
}

void give_shares(Report& report) {
  std::int64_t most = 1;  // where nothing has moved for anybody
  for (const ReportNet& net : report.nets) most = std::max(most, std::abs(net.money.hundredths));
  for (ReportNet& net : report.nets)
    net.share = static_cast<std::int64_t>(ExactMoney{net.money.hundredths} * 1000 / most);
}

}  // namespace

std::vector<Points> totals_of(const ReportSheet& sheet) {
  return sheet.rows.empty() ? std::vector<Points>(sheet.players.size()) : sheet.rows.back().running;
}

Orientation orientation_of(const ReportSheet& sheet) {
  constexpr std::size_t most_upright = 7;  // players
  return sheet.players.size() > most_upright ? Orientation::landscape : Orientation::upright;
}
std::vector<ReportNet> ranked(const Report& report) {
  std::vector<ReportNet> list = report.nets;
  std::stable_sort(list.begin(), list.end(),
                   [](const ReportNet& a, const ReportNet& b) { return a.rank < b.rank; });
  return list;
}

std::string when_and_where(const Report& report) {
  return date_text(report.date, report.language) +
         (report.place.empty() ? "" : ", " + report.place);
}

FiguresInWords figures_in_words(const ReportSheet& sheet, std::size_t row, std::size_t player,
                                Language language) {
  const ReportRow& here = sheet.rows[row];
  if (!sheet.has_own_figures)
    return {signed_points(here.change[player], language),
            points_text(here.running[player], language)};
  const Points moved = here.moved[player];
  return {points_text(here.on_sheet[player], language),
          moved == Points{} ? "" : signed_points(moved, language)};
}

Report make_report(const ExportInputs& in) {
  const Evening& evening = in.shown;
  Report report{.language = in.language,
                .date = evening.date,
                .place = printable(evening.place),
                .currency = evening.currency,
                .coin = evening.coin,
                .plan = plan_heading(in.settlement, in.language),
                .players = names_on_paper(evening.players),
                .sheets = {},
                .nets = {},
                .payments = {},
                .anchors = in.anchors};
  add_nets(report, in);
  give_ranks(report);
  give_shares(report);
  const PlayersOnPaper players{PlayerIndexes(evening), report.players};
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    report.sheets.push_back(make_sheet(evening, players, s, in.judged.sessions[s], in.language));
  add_payments(report, in);
  return report;
}

}  // namespace kattegat
