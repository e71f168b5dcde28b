// What an evening comes to, and who pays whom.
#include <fmt/format.h>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"
#include "page_rows.hpp"

namespace kattegat {
namespace {

std::string session_table(const EveningSession& session, const JudgedSession& judged,
                          Language language) {
  std::vector<FigureRow> rows{seats_row(session)};
  for (std::size_t i = 0; i < judged.entries.size(); ++i) {
    const JudgedEntry& entry = judged.entries[i];
    const std::string mark = entry.voided ? " (" + say(Word::state_voided, language) + ")" : "";
    rows.push_back(
        points_row(entry_label(session, i, language) + mark, entry.points, session, language));
  }
  const Standing& standing = judged.standing;
  rows.push_back(points_row(say(Word::page_points, language), standing.points, session, language));
  const auto add_as_it_stands = [&](Word what, const PerSeat<Points>& figures) {
    FigureRow row{say(what, language)};
    for (const Seat seat : seats_of(session.seats))
      row.push_back(points_text(figures[seat], language, Figures::plain));
    rows.push_back(std::move(row));
  };
  if (standing.sheet != standing.points) add_as_it_stands(Word::page_sheet, standing.sheet);
  if (standing.pot != PerSeat<Points>{}) add_as_it_stands(Word::page_pot, standing.pot);
  return table(rows, "  ");
}

}  // namespace

std::string plan_heading(const Settlement& settlement, Language language) {
  switch (settlement.plan.kind) {
    case PlanChoice::Kind::sessions:
      return say(Word::page_plan_sessions, language);
    case PlanChoice::Kind::banker:
      return say(Word::page_plan_banker, language);
    case PlanChoice::Kind::fewest:
      break;
  }
  return say(settlement.proven_fewest ? Word::page_plan_fewest : Word::page_plan_good, language);
}

std::string settlement_page(const Evening& evening, const JudgedEvening& judged,
                            const Settlement& settlement, Language language) {
  std::string out = evening_line(evening);
  for (std::size_t s = 0; s < evening.sessions.size(); ++s) {
    const EveningSession& session = evening.sessions[s];
    out += fmt::format(
        "\n{}. {}, {}\n", session.place.number(), say(game_word(session.entered), language),
        say(text(Word::page_stake,
                 money_text(session.stake, evening.currency, language, Figures::plain)),
            language));
    out += session_table(session, judged.sessions[s], language);
    const auto& dealer = judged.sessions[s].standing.next_dealer;
    out +=
        "  " +
        (dealer ? say(text(Word::page_next_dealer, *dealer), language, all_printable(session.seats))
                : say(Word::page_finished, language)) +
        "\n";
  }
  std::vector<FigureRow> money;
  for (std::size_t i = 0; i < evening.players.size(); ++i)
    money.push_back(
        {printable(evening.players[i]), money_text(settlement.money[i], language, Figures::plain)});
  out += fmt::format("\n{} ({})\n", say(Word::page_money, language), evening.currency);
  out += table(money, "  ");
  out += "\n" + plan_heading(settlement, language) + "\n";
  return out + payments_text(evening, settlement, language);
}

std::string paid_page(const Evening& evening, const Settlement& settlement, const Closing& closing,
                      Language language) {
  if (closing.payments.empty()) return "";
  std::vector<FigureRow> paid, due;
  const auto row = [&](const std::string& from, const std::string& to, Money amount) {
    return FigureRow{payment_words(from, to),
                     money_text(amount, evening.currency, language, Figures::plain)};
  };
  for (const MadePayment& one : closing.payments) paid.push_back(row(one.from, one.to, one.amount));
  for (const DuePayment& one : still_due(evening, settlement, closing).payments)
    due.push_back(row(evening.players[one.payment.from], evening.players[one.payment.to],
                      one.payment.amount));
  const auto heading = [&](Word word) { return "\n" + say(word, language) + "\n"; };
  return heading(Word::page_paid_already) + table(paid, "  ") +
         (due.empty() ? heading(Word::settle_all_paid) : heading(Word::why_due) + table(due, "  "));
}

}  // namespace kattegat
