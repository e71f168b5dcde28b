#include "kattegat/export/reports/ranking_report.hpp"

#include <algorithm>
#include <set>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/evening/when_and_where.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/wording/describe.hpp"
#include "place_texts.hpp"

namespace kattegat {
namespace {

using By = RankingChoice::By;

std::string exactly(const Ranking& ranking, std::int64_t amount) {
  return ranking.in_points ? to_string(Points{amount}) : to_string(Money{amount});
}

std::string money_or_points(bool points, Language language) {
  return say(points ? Word::field_points : Word::page_money, language);
}

// Over the scores: "DKK", or "Points"; and what they are the average or the best of.
std::string score_heading(const RankingReport& report) {
  const RankingChoice& choice = report.ranking.choice;
  const std::string unit =
      report.ranking.in_points ? say(Word::field_points, report.language) : choice.currency;
  if (choice.by == By::average) return say(Word::rank_average, report.language) + ", " + unit;
  if (choice.by == By::best)
    return say(text(Word::rank_best, choice.best), report.language) + ", " + unit;
  return unit;
}

// Nothing of who has played too few.
std::string rank_text(const RankedLine& line) {
  return line.rank ? place_text(*line.rank, line.shared) : "";
}
std::string moved_text(const RankedLine& line, Figures figures) {
  if (!line.moved) return "";
  if (*line.moved == 0) return figures == Figures::plain ? "0" : "–";
  if (figures == Figures::plain) return (*line.moved > 0 ? "+" : "") + std::to_string(*line.moved);
  return (*line.moved > 0 ? "▲" : "▼") + std::to_string(std::abs(*line.moved));
}

template <class Amount>
std::set<std::string> keys_of(const RankingReport& report,
                              std::vector<std::pair<std::string, Amount>> StandingLine::*member) {
  std::set<std::string> keys;
  for (const RankedLine& line : report.ranking.lines)
    for (const auto& [key, amount] : report.season.people[line.person].*member) keys.insert(key);
  return keys;
}
template <class Amount>
std::string amount_under(const std::vector<std::pair<std::string, Amount>>& list,
                         const std::string& wanted) {
  for (const auto& [key, amount] : list)
    if (key == wanted) return to_string(amount);
  return "";
}

enum class Who { ranked, too_few };  // those who have a rank, and those who have played too little
FigureTable table_of(const RankingReport& report, Figures figures, Who who) {
  const bool ranked = who == Who::ranked;
  const Language language = report.language;
  FigureTable table{.heading = "",
                    .head = {say(Word::rank_column, language), say(Word::report_player, language),
                             score_heading(report), say(Word::standings_evenings, language),
                             say(Word::rank_moved, language)},
                    .rows = {},
                    .texts = 2};
  if (!ranked) table.heading = say(text(Word::rank_too_few, report.ranking.choice.least), language);
  for (const RankedLine& line : report.ranking.lines)
    if (line.rank.has_value() == ranked)
      table.rows.push_back({rank_text(line), printable(report.season.people[line.person].player),
                            score_text(report.ranking, line.score, language, figures),
                            std::to_string(line.evenings), moved_text(line, figures)});
  return table;
}

std::string currency_text(const Ranking& ranking) {
  return ranking.choice.currency.empty() ? "" : " · " + ranking.choice.currency;
}

}  // namespace

std::string score_text(const Ranking& ranking, const Score& score, Language language,
                       Figures figures) {
  const std::int64_t amount = score.rounded();
  return ranking.in_points ? signed_points(Points{amount}, language, figures)
                           : signed_money(Money{amount}, language, figures);
}

std::string ranking_heading(const RankingChoice& choice, Language language) {
  const std::string of = money_or_points(choice.of_points, language);
  switch (choice.by) {
    case By::money:
      return say(Word::ranked_by_money, language);
    case By::points:
      return say(Word::ranked_by_points, language);
    case By::average:
      return say(text(Word::ranked_by_average, of), language);
    case By::best:
      return say(text(Word::ranked_by_best, choice.best, of), language);
    case By::places:
      break;
  }
  return say(text(Word::ranked_by_places, table_text(choice.table), of), language);
}

std::string choice_text(const StandingsChoice& choice, Language language, Figures figures) {
  std::string dates, game;
  if (!choice.from.empty() || !choice.to.empty())
    dates = joined(
        {date_text(choice.from, language, figures), "–", date_text(choice.to, language, figures)},
        " ");
  if (!choice.game.empty()) game = game_name(choice.game, language);
  return joined({dates, game, printable(choice.place)}, " · ");
}

std::string club_text(const StandingsChoice& choice, const Season& season) {
  return choice.place.empty() ? printable(usual_place_of(season.evenings)) : "";
}

TablesPage page_of(const RankingReport& report, Figures figures) {
  const Ranking& ranking = report.ranking;
  TablesPage page{
      .language = report.language,
      .title = say(Word::place_standings, report.language),
      .below = ranking_heading(ranking.choice, report.language) + currency_text(ranking),
      .tables = {table_of(report, figures, Who::ranked)},
      .notes = {}};
  page.below = joined({club_text(report.choice, report.season), page.below,
                       choice_text(report.choice, report.language, figures)},
                      " · ");
  const auto note = [&](const Text& words) { page.notes.push_back(say(words, report.language)); };
  if (!ranking.lines.empty() && !ranking.lines.back().rank)
    page.tables.push_back(table_of(report, figures, Who::too_few));
  note(text(Word::screen_evenings_played, ranking.evenings));
  if (!ranking.choice.since.empty())
    note(text(Word::rank_since, date_text(ranking.choice.since, report.language, figures)));
  if (std::any_of(ranking.lines.begin(), ranking.lines.end(),
                  [](const RankedLine& line) { return line.shared; }))
    page.notes.push_back("= " + say(Word::standings_shared, report.language));
  if (ranking.choice.by == By::average) note(text(Word::rank_rounding));
  if (ranking.left_out > 0) note(text(Word::rank_left_out, ranking.left_out));
  return page;
}

std::string csv_of(const RankingReport& report, Dialect dialect) {
  const auto figure = [&](std::string digits) { return csv_figure(std::move(digits), dialect); };
  const Language language = report.language;
  const auto currencies = keys_of(report, &StandingLine::money);
  const auto games = keys_of(report, &StandingLine::points);
  // A column of its own, not the one with all that was won in that currency.
  const std::string score = score_heading(report), money = say(Word::page_money, language) + ", ";
  FigureRow head{say(Word::rank_column, language), say(Word::report_player, language),
                 !score.empty() && score == report.ranking.choice.currency ? money + score : score,
                 say(Word::standings_evenings, language), say(Word::rank_moved, language)};
  head.insert(head.end(), currencies.begin(), currencies.end());
  for (const std::string& game : games) head.push_back(game_name(game, language));
  std::vector<FigureRow> rows{std::move(head)};
  for (const RankedLine& line : report.ranking.lines) {
    const StandingLine& person = report.season.people[line.person];
    FigureRow row{line.rank ? std::to_string(*line.rank) : "", csv_text(person.player),
                  figure(exactly(report.ranking, line.score.rounded())),
                  std::to_string(line.evenings), line.moved ? std::to_string(*line.moved) : ""};
    for (const std::string& currency : currencies)
      row.push_back(figure(amount_under(person.money, currency)));
    for (const std::string& game : games) row.push_back(figure(amount_under(person.points, game)));
    rows.push_back(std::move(row));
  }
  return csv_file(rows, dialect);
}

namespace {

Json number_or_null(const std::optional<int>& number) {
  return number ? Json(*number) : Json(nullptr);
}

Json::Object ranked_line_answer(const RankingReport& report, const RankedLine& line) {
  const StandingLine& person = report.season.people[line.person];
  Json::Array counted;
  for (const std::size_t evening : line.counted)
    counted.push_back(to_string(report.season.evenings[evening].id));
  return {{"name", person.player},
          {"person", to_string(person.person)},
          {"rank", number_or_null(line.rank)},
          {"shared", line.shared},
          {"score", exactly(report.ranking, line.score.rounded())},
          {"sum", exactly(report.ranking, line.score.sum)},
          {"evenings", line.evenings},
          {"moved", number_or_null(line.moved)},
          {"money", amounts_answer(person.money)},
          {"points", amounts_answer(person.points)},
          {"counted", std::move(counted)}};
}

}  // namespace

Json::Object answer_of(const RankingReport& report) {
  const RankingChoice& choice = report.ranking.choice;
  Json::Array players;
  for (const RankedLine& line : report.ranking.lines)
    players.push_back(ranked_line_answer(report, line));
  return {{"ok", true},
          {"by", to_string(choice)},
          {"of", goes_by_points(choice) ? "points" : "money"},
          {"currency", choice.currency.empty() ? Json(nullptr) : Json(choice.currency)},
          {"least", choice.least},
          {"since", choice.since.empty() ? Json(nullptr) : Json(choice.since)},
          {"evenings", report.ranking.evenings},
          {"left_out", report.ranking.left_out},
          {"players", std::move(players)}};
}

}  // namespace kattegat
