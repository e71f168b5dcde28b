// The standings of a season on A4.
#include <algorithm>
#include <map>
#include <tuple>

#include "kattegat/export/describe.hpp"
#include "kattegat/export/report.hpp"
#include "kattegat/export/season.hpp"
#include "paper.hpp"

namespace kattegat {
namespace {

using StandingLines = std::vector<StandingLine>;

// The currency in which most have played.
std::string usual_currency(const StandingLines& lines) {
  std::map<std::string, int> count;
  for (const StandingLine& line : lines)
    for (const auto& [currency, money] : line.money) ++count[currency];
  const auto most = std::max_element(
      count.begin(), count.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == count.end() ? std::string() : most->first;
}

Money money_in(const StandingLine& line, const std::string& wanted) {
  for (const auto& [currency, sum] : line.money)
    if (currency == wanted) return sum;
  return Money{};
}

// More money goes before; those who have as much share a place, and none follows it until all of
// them are counted.
struct Ranked {
  std::int64_t place = 0;
  bool shared = false;
  StandingLine line;
};

std::vector<Ranked> ranked(StandingLines lines) {
  const std::string usual = usual_currency(lines);
  const auto money = [&](const StandingLine& line) { return money_in(line, usual); };
  std::sort(lines.begin(), lines.end(), [&](const StandingLine& a, const StandingLine& b) {
    return std::tuple(money(b), a.player, a.person) < std::tuple(money(a), b.player, b.person);
  });
  std::vector<Ranked> list;
  for (const StandingLine& line : lines) {
    const auto has = [&](auto&& compares) {
      return std::count_if(lines.begin(), lines.end(),
                           [&](const StandingLine& one) { return compares(money(one)); });
    };
    const Money own = money(line);
    list.push_back({1 + has([&](Money other) { return other > own; }),
                    has([&](Money other) { return other == own; }) > 1, line});
  }
  return list;
}

std::string points_by_game(const StandingLine& line, Language language) {
  std::string games;
  for (const auto& [game, points] : line.points)
    games += "  ·  " + game_name(game, language) + " " + signed_points(points, language);
  return games;
}

void put_standing(Paper& paper, const Ranked& ranked, Language language) {
  const StandingLine& line = ranked.line;
  std::string money, about = say(text(Word::screen_evenings_played, line.evenings), language);
  for (const auto& [currency, amount] : line.money)
    money += (money.empty() ? "" : "   ") + signed_money(amount, language) + " " + currency;
  if (ranked.shared) about = say(Word::standings_shared, language) + "  ·  " + about;
  about += points_by_game(line, language);
  const std::string name = printable(line.player);
  const Length above =
      std::max(paper.tall(250, name, 11, true), paper.tall(paper.width() - 280, money, 11, true));
  const Length below = paper.tall(paper.width() - 26, about, 8);
  paper.need(above + below + 8);
  paper.open("TR");
  paper.tagged("TD", 0, 24, std::to_string(ranked.place), 11, quiet);
  paper.tagged("TD", 26, 250, name, 11, black, true);
  paper.tagged("TD", 280, paper.width() - 280, money, 11, black, true, Align::right);
  paper.down(above + 1);
  paper.tagged("TD", 26, paper.width() - 26, about, 8, quiet);
  paper.close("TR");
  paper.down(below + 3);
  paper.line(0, paper.width(), 0, 0.4, pale);
  paper.down(5);
}

}  // namespace

Result<std::string, Text> standings_pdf(StandingLines lines, const StandingsChoice& choice,
                                        Language language) {
  const auto day = [&](const std::string& date) {
    return date.empty() ? std::string() : date_text(date, language);
  };
  const bool always = choice.from.empty() && choice.to.empty();
  std::string period = always ? "" : day(choice.from) + " – " + day(choice.to);
  if (!choice.game.empty())
    period += (period.empty() ? "" : "  ·  ") + game_name(choice.game, language);
  const std::string title = say(Word::place_standings, language);
  // Not when it was made: the same standings give the same bytes.
  const Imprint imprint{period.empty() ? title : title + ", " + period, std::string(code(language)),
                        choice.to.empty() ? "2026-01-01" : choice.to};
  return document(imprint, [&](Paper& paper) {
    put_title(paper, title, period);
    paper.open("Table");
    for (const Ranked& one : ranked(lines)) put_standing(paper, one, language);
    paper.close("Table");
  });
}

}  // namespace kattegat
