#include "kattegat/export/page.hpp"

#include <fmt/format.h>

#include "kattegat/core/unicode.hpp"
#include "kattegat/export/describe.hpp"

namespace kattegat {
namespace {

using Row = std::vector<std::string>;

std::size_t width(std::string_view text) { return code_points(text).size(); }

std::string with_sign(Points amount, Language language) {
  return (amount > Points{} ? "+" : "") + plain_figures(to_string(amount), language);
}

template <class G>
std::string_view type_of(const Draft<G>& draft) {
  return std::visit([]<class Kind>(const Kind&) { return Kind::type; }, draft.entry.body);
}

std::string session_table(const SessionFile& session, const JudgedSession& judged,
                          Language language) {
  const Seats seats{static_cast<int>(session.seats.size())};
  std::vector<Row> rows(1, Row{""});
  rows[0].insert(rows[0].end(), session.seats.begin(), session.seats.end());
  const auto add = [&](std::string head, const PerSeat<Points>& points, bool is_change) {
    Row row{std::move(head)};
    for (const Seat seat : seats)
      row.push_back(is_change ? with_sign(points[seat], language)
                              : plain_figures(to_string(points[seat]), language));
    rows.push_back(std::move(row));
  };
  std::visit(
      [&](const auto& play) {
        for (std::size_t i = 0; i < play.drafts.size(); ++i) {
          const JudgedEntry& entry = judged.entries[i];
          add(fmt::format("{}. {}{}", i + 1, kind_name(type_of(play.drafts[i]), language),
                          entry.voided ? " (" + say(Word::page_void, language) + ")" : ""),
              entry.points, true);
        }
      },
      session.play);
  add(say(Word::page_points, language), judged.standing.points, true);
  if (judged.standing.sheet != judged.standing.points)
    add(say(Word::page_sheet, language), judged.standing.sheet, false);
  return table(rows, "  ");
}

std::string payments_table(const Evening& evening, const Settlement& settlement,
                           Language language) {
  if (settlement.payments.empty()) return "  " + say(Word::page_nothing_to_pay, language) + "\n";
  std::vector<Row> rows;
  for (std::size_t i = 0; i < settlement.payments.size(); ++i) {
    const Payment& payment = settlement.payments[i];
    std::string who = evening.players[payment.from] + " → " + evening.players[payment.to];
    if (!settlement.sessions.empty()) who = fmt::format("{}. {}", settlement.sessions[i] + 1, who);
    rows.push_back({std::move(who),
                    plain_figures(to_string(payment.amount), language) + " " + evening.currency});
  }
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

std::string table(const std::vector<std::vector<std::string>>& rows, std::string_view indent) {
  std::vector<std::size_t> widths;
  for (const Row& row : rows)
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (column == widths.size()) widths.push_back(0);
      widths[column] = std::max(widths[column], width(row[column]));
    }
  std::string out;
  for (const Row& row : rows) {
    std::string line(indent);
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::string padding(widths[column] - width(row[column]), ' ');
      line += column == 0 ? row[column] + padding : "  " + padding + row[column];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

std::string settlement_page(const Evening& evening, const JudgedEvening& judged,
                            const Settlement& settlement, Language language) {
  std::string out = evening.date;
  if (!evening.place.empty()) out += ", " + evening.place;
  out += "\n";
  for (std::size_t s = 0; s < evening.sessions.size(); ++s) {
    const SessionFile& session = evening.sessions[s];
    out +=
        fmt::format("\n{}. {}, {}\n", session.index + 1, say(game_name(session.play), language),
                    say(text(Word::page_stake, plain_figures(to_string(session.stake), language) +
                                                   " " + evening.currency),
                        language));
    out += session_table(session, judged.sessions[s], language);
    const auto& dealer = judged.sessions[s].standing.next_dealer;
    out += "  " +
           (dealer ? say(text(Word::page_next_dealer, *dealer), language, session.seats)
                   : say(Word::page_finished, language)) +
           "\n";
  }
  std::vector<Row> money;
  for (std::size_t i = 0; i < evening.players.size(); ++i)
    money.push_back({evening.players[i], plain_figures(to_string(settlement.money[i]), language)});
  out += fmt::format("\n{} ({})\n", say(Word::page_money, language), evening.currency);
  out += table(money, "  ");
  out += "\n" + plan_heading(settlement, language) + "\n";
  return out + payments_table(evening, settlement, language);
}

std::string place(const Evening& evening, const Complaint& complaint, Language language) {
  if (!complaint.session) return "";
  const auto number = static_cast<std::int64_t>(*complaint.session + 1);
  std::string game;
  for (const SessionFile& session : evening.sessions)
    if (session.index == *complaint.session)
      game = " (" + say(game_name(session.play), language) + ")";
  std::string out = say(text(Word::page_session, number), language) + game;
  if (complaint.entry)
    out += ", " +
           say(text(Word::page_entry, static_cast<std::int64_t>(*complaint.entry + 1)), language);
  return out;
}

namespace {

// The rule, and of what the file lacks its key: that is how it is written there.
std::string reference(const Violation& violation) {
  const std::string rule(rule_id(violation.text.word));
  return rule.rfind("form.", 0) == 0 ? rule + ": " + violation.field : rule;
}

}  // namespace

std::string complaints_page(const Evening& evening, const Complaints& complaints,
                            Language language) {
  std::string out;
  for (const Complaint& complaint : complaints) {
    const std::string where = place(evening, complaint, language);
    out += fmt::format("{}{}{} [{}]\n", where, where.empty() ? "" : ", ",
                       with_field(complaint.violation, language, names_for(evening, complaint)),
                       reference(complaint.violation));
  }
  return out;
}

}  // namespace kattegat
