#include "kattegat/export/plain_text.hpp"

#include <fmt/format.h>
#include <set>

#include "kattegat/core/safe_text.hpp"
#include "kattegat/core/width.hpp"
#include "kattegat/export/tables.hpp"
#include "kattegat/wording/describe.hpp"
#include "kattegat/wording/house_words.hpp"

namespace kattegat {
namespace {

using Row = std::vector<std::string>;

std::string head(const Evening& evening) {
  return evening.date + (evening.place.empty() ? "" : ", " + printable(evening.place)) + "\n";
}

std::vector<std::string> all_printable(const std::vector<std::string>& names) {
  std::vector<std::string> list;
  for (const std::string& name : names) list.push_back(printable(name));
  return list;
}

// The head of a session's table.
Row seats_row(const EveningSession& session) {
  Row row = all_printable(session.seats);
  row.insert(row.begin(), "");
  return row;
}

std::string entry_label(const EveningSession& session, std::size_t entry, Language language) {
  return std::visit(
      [&](const auto& entered) {
        return fmt::format("{}. {}", entry + 1,
                           kind_name(type_of(entered.entries[entry].entry), language));
      },
      session.entered);
}

Row points_row(std::string label, const PerSeat<Points>& points, const EveningSession& session,
               Language language) {
  Row row{std::move(label)};
  for (const Seat seat : Seats{static_cast<int>(session.seats.size())})
    row.push_back(with_sign(points[seat], language));
  return row;
}

std::string session_table(const EveningSession& session, const JudgedSession& judged,
                          Language language) {
  std::vector<Row> rows{seats_row(session)};
  for (std::size_t i = 0; i < judged.entries.size(); ++i) {
    const JudgedEntry& entry = judged.entries[i];
    const std::string mark = entry.voided ? " (" + say(Word::state_voided, language) + ")" : "";
    rows.push_back(
        points_row(entry_label(session, i, language) + mark, entry.points, session, language));
  }
  const Standing& standing = judged.standing;
  rows.push_back(points_row(say(Word::page_points, language), standing.points, session, language));
  const auto add_as_it_stands = [&](Word what, const PerSeat<Points>& figures) {
    Row row{say(what, language)};
    for (const Seat seat : Seats{static_cast<int>(session.seats.size())})
      row.push_back(plain_points(figures[seat], language, Figures::plain));
    rows.push_back(std::move(row));
  };
  if (standing.sheet != standing.points) add_as_it_stands(Word::page_sheet, standing.sheet);
  if (standing.pot != PerSeat<Points>{}) add_as_it_stands(Word::page_pot, standing.pot);
  return table(rows, "  ");
}

std::string payments_table(const Evening& evening, const Settlement& settlement,
                           Language language) {
  if (settlement.payments.empty()) return "  " + say(Word::page_nothing_to_pay, language) + "\n";
  std::vector<Row> rows;
  for (std::size_t i = 0; i < settlement.payments.size(); ++i) {
    const Payment& payment = settlement.payments[i];
    std::string who = payment_words(evening.players[payment.from], evening.players[payment.to]);
    if (!settlement.sessions.empty()) who = fmt::format("{}. {}", settlement.sessions[i] + 1, who);
    rows.push_back({std::move(who),
                    money_text(payment.amount, language, Figures::plain) + " " + evening.currency});
  }
  return table(rows, "  ");
}

// "What an undertrick costs: twice → once".
std::string changed_rules(const EveningSession& played, const EveningSession& supposed,
                          Language language) {
  std::string out;
  const auto add = [&](const std::string& rule, const std::string& from, const std::string& to) {
    if (from != to) out += fmt::format("  {}: {} → {}\n", rule, from, to);
  };
  std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        const auto& other = std::get<EnteredSession<G>>(supposed.entered).table.house;
        const HouseWords from = house_words<G>(entered.table.house, language),
                         to = house_words<G>(other, language);
        for (std::size_t i = 0; i < from.size(); ++i)
          add(from[i].sentence, from[i].value, to[i].value);
      },
      played.entered);
  add(say(Word::field_stake, language), money_text(played.stake, language, Figures::plain),
      money_text(supposed.stake, language, Figures::plain));
  return out;
}

// A session whose points differ: those entries, and the sums, each as played and then as supposed.
std::string differing_table(const EveningSession& session, const JudgedSession& played,
                            const JudgedSession& supposed, Language language) {
  std::vector<Row> rows{seats_row(session)};
  const auto add = [&](const std::string& label, const PerSeat<Points>& from,
                       const PerSeat<Points>& to) {
    if (from == to) return;
    rows.push_back(points_row(label, from, session, language));
    rows.push_back(points_row("   →", to, session, language));
  };
  for (std::size_t i = 0; i < played.entries.size(); ++i)
    add(entry_label(session, i, language), played.entries[i].points, supposed.entries[i].points);
  if (rows.size() == 1) return "";
  add(say(Word::page_points, language), played.standing.points, supposed.standing.points);
  return table(rows, "  ");
}

std::string money_beside(const SettledEvening& played, const SettledEvening& supposed,
                         Language language) {
  std::vector<Row> rows{{"", say(Word::page_as_played, language), say(Word::page_what_if, language),
                         say(Word::page_difference, language)}};
  for (std::size_t i = 0; i < played.evening.players.size(); ++i) {
    const Money from = played.settlement.money[i], to = supposed.settlement.money[i];
    const auto figures = [&](Money money) { return money_text(money, language, Figures::plain); };
    rows.push_back({printable(played.evening.players[i]), figures(from), figures(to),
                    (to > from ? "+" : "") + figures(to - from)});
  }
  return fmt::format("\n{} ({})\n", say(Word::page_money, language), played.evening.currency) +
         table(rows, "  ");
}

}  // namespace

std::string what_if_page(const SettledEvening& played, const SettledEvening& supposed,
                         Language language) {
  std::string out = head(played.evening), changed;
  for (std::size_t s = 0; s < played.evening.sessions.size(); ++s) {
    const EveningSession& session = played.evening.sessions[s];
    const std::string title =
        fmt::format("\n{}. {}\n", session.index + 1, say(game_name(session.entered), language));
    const std::string rules = changed_rules(session, supposed.evening.sessions[s], language);
    if (!rules.empty()) out += title + rules;
    const std::string entries =
        differing_table(session, played.judged.sessions[s], supposed.judged.sessions[s], language);
    if (!entries.empty()) changed += title + entries;
  }
  out += changed.empty()
             ? "\n" + say(Word::page_same_points, language) + "\n"
             : fmt::format("\n{} ({} → {})\n", say(Word::page_differing, language),
                           say(Word::page_as_played, language), say(Word::page_what_if, language)) +
                   changed;
  out += money_beside(played, supposed, language);
  for (const auto& [word, settled] :
       {std::pair(Word::page_as_played, &played), std::pair(Word::page_what_if, &supposed)})
    out += "\n" + say(word, language) + " · " + plan_heading(settled->settlement, language) + "\n" +
           payments_table(settled->evening, settled->settlement, language);
  return out;
}

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

std::string table(std::vector<std::vector<std::string>> rows, std::string_view indent,
                  const std::set<std::size_t>& texts) {
  std::vector<std::size_t> widths;
  for (Row& row : rows)
    for (std::string& cell : row) cell = on_one_line(cell);
  for (const Row& row : rows)
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (column == widths.size()) widths.push_back(0);
      widths[column] = std::max(widths[column], display_width(row[column]));
    }
  std::string out;
  for (const Row& row : rows) {
    std::string line(indent);
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::string padding(widths[column] - display_width(row[column]), ' ');
      if (column > 0) line += "  ";
      line += texts.count(column) > 0 ? row[column] + padding : padding + row[column];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

namespace {

// The columns of text as one, which the table then has on the left.
Row with_one_text(const Row& row, std::size_t texts, const std::vector<std::size_t>& widths) {
  Row joined{""};
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (i >= texts) {
      joined.push_back(row[i]);
      continue;
    }
    const bool last = i + 1 == texts;
    joined[0] += row[i] + (last ? "" : std::string(widths[i] - display_width(row[i]) + 2, ' '));
  }
  return joined;
}

std::string figures_text(const FigureTable& figures) {
  std::vector<Row> rows{figures.head};
  rows.insert(rows.end(), figures.rows.begin(), figures.rows.end());
  std::vector<std::size_t> widths(figures.head.size());
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], display_width(row[i]));
  for (Row& row : rows) row = with_one_text(row, figures.texts, widths);
  return (figures.heading.empty() ? "" : figures.heading + "\n") + table(rows, "  ");
}

}  // namespace

std::string plain_text(const TablesPage& page) {
  std::string out = page.title + "\n" + (page.below.empty() ? "" : page.below + "\n");
  for (const FigureTable& one : page.tables) out += "\n" + figures_text(one);
  if (!page.notes.empty()) out += "\n";
  for (const std::string& note : page.notes) out += note + "\n";
  return out;
}

std::string settlement_page(const Evening& evening, const JudgedEvening& judged,
                            const Settlement& settlement, Language language) {
  std::string out = head(evening);
  for (std::size_t s = 0; s < evening.sessions.size(); ++s) {
    const EveningSession& session = evening.sessions[s];
    out +=
        fmt::format("\n{}. {}, {}\n", session.index + 1, say(game_name(session.entered), language),
                    say(text(Word::page_stake, money_text(session.stake, language, Figures::plain) +
                                                   " " + evening.currency),
                        language));
    out += session_table(session, judged.sessions[s], language);
    const auto& dealer = judged.sessions[s].standing.next_dealer;
    out +=
        "  " +
        (dealer ? say(text(Word::page_next_dealer, *dealer), language, all_printable(session.seats))
                : say(Word::page_finished, language)) +
        "\n";
  }
  std::vector<Row> money;
  for (std::size_t i = 0; i < evening.players.size(); ++i)
    money.push_back(
        {printable(evening.players[i]), money_text(settlement.money[i], language, Figures::plain)});
  out += fmt::format("\n{} ({})\n", say(Word::page_money, language), evening.currency);
  out += table(money, "  ");
  out += "\n" + plan_heading(settlement, language) + "\n";
  return out + payments_table(evening, settlement, language);
}

std::string place_of(const Evening& evening, const Complaint& complaint, Language language) {
  if (!complaint.session) return "";
  const auto number = static_cast<std::int64_t>(*complaint.session + 1);
  std::string game;
  for (const EveningSession& session : evening.sessions)
    if (session.index == *complaint.session)
      game = " (" + say(game_name(session.entered), language) + ")";
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
    const std::string where = place_of(evening, complaint, language);
    out += printable(
               fmt::format("{}{}{} [{}]", where, where.empty() ? "" : ", ",
                           with_field(complaint.violation, language, names_for(evening, complaint)),
                           reference(complaint.violation))) +
           "\n";
  }
  return out;
}

}  // namespace kattegat
