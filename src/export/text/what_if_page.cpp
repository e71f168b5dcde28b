// An evening beside what it would have come to.
#include <fmt/format.h>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"
#include "kattegat/wording/house_words.hpp"
#include "page_rows.hpp"

namespace kattegat {
namespace {

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
  std::vector<FigureRow> rows{seats_row(session)};
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
  std::vector<FigureRow> rows{{"", say(Word::page_as_played, language),
                               say(Word::page_what_if, language),
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
  std::string out = evening_line(played.evening), changed;
  for (std::size_t s = 0; s < played.evening.sessions.size(); ++s) {
    const EveningSession& session = played.evening.sessions[s];
    const std::string title = fmt::format("\n{}. {}\n", session.place.number(),
                                          say(game_word(session.entered), language));
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
           payments_text(settled->evening, settled->settlement, language);
  return out;
}

}  // namespace kattegat
