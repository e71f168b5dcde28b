#include "kattegat/export/statistics_report.hpp"

#include <algorithm>

#include "kattegat/core/joined.hpp"
#include "kattegat/core/safe_text.hpp"
#include "kattegat/evening/when_and_where.hpp"
#include "kattegat/wording/describe.hpp"

namespace kattegat {
namespace {

using FigureKind = Figure::Kind;

std::string name_in(const StatisticsReport& report, std::size_t person) {
  const std::string& name = report.statistics.season.people[person].player;
  if (report.with.empty()) return printable(name);
  return say(text(Word::deal_with, printable(name), printable(report.with)), report.language);
}

// Figures of one kind stand in one table, the sums in the first.
FigureKind group_of(const FigureLine& line) {
  return line.figure.kind < FigureKind::contract ? FigureKind::evenings : line.figure.kind;
}
std::optional<Word> heading_of_group(FigureKind group) {
  switch (group) {
    case FigureKind::contract:
      return Word::stat_contracts;
    case FigureKind::partner:
      return Word::stat_partners;
    case FigureKind::opponent:
      return Word::stat_against;
    case FigureKind::seat:
      return Word::stat_seats;
    case FigureKind::tally:
      return Word::stat_counted;
    default:
      return std::nullopt;
  }
}

template <class Number>
std::string number_or_nothing(const std::optional<Number>& number) {
  return number ? std::to_string(*number) : "";
}
template <class Amount>
std::string amount_or_nothing(const std::optional<Amount>& amount) {
  return amount ? to_string(*amount) : "";
}

std::string times_text(const FigureLine& line, Language language) {
  if (!line.of) return std::to_string(line.times);
  return say(text(Word::stat_of, line.times, std::int64_t{*line.of}), language);
}
std::string percent_text(const FigureLine& line) {
  const auto percent = line.tried ? line.tried->percent() : std::nullopt;
  return percent ? std::to_string(*percent) + " %" : "";
}

FigureRow cells_of(const StatisticsReport& report, const FigureLine& line, Figures figures) {
  const Language language = report.language;
  const auto tried = [&](int Tried::*member) {
    return line.tried ? std::to_string(*line.tried.*member) : std::string();
  };
  return {printable(label_of(line, language)),
          times_text(line, language),
          tried(&Tried::won),
          tried(&Tried::lost),
          percent_text(line),
          number_or_nothing(line.over),
          number_or_nothing(line.under),
          line.points ? signed_points(*line.points, language, figures) : "",
          line.money ? signed_money(*line.money, language, figures) : ""};
}

// Columns in which nothing stands are left out.
void drop_empty_columns(FigureTable& table) {
  for (std::size_t column = table.head.size(); column-- > 1;) {
    const bool empty = std::all_of(table.rows.begin(), table.rows.end(),
                                   [&](const FigureRow& row) { return row[column].empty(); });
    if (!empty) continue;
    const auto at = static_cast<std::ptrdiff_t>(column);
    table.head.erase(table.head.begin() + at);
    for (FigureRow& row : table.rows) row.erase(row.begin() + at);
  }
}

FigureRow head_of(const StatisticsReport& report) {
  FigureRow head =
      heads_of({Word::stat_figure, Word::stat_times, Word::stat_won, Word::stat_lost,
                Word::stat_share, Word::stat_over, Word::stat_under, Word::field_points},
               report.language);
  head.push_back(report.statistics.currency);
  return head;
}

void add_tables(TablesPage& page, const StatisticsReport& report, std::size_t person,
                Figures figures) {
  const std::string name = name_in(report, person);
  std::optional<FigureKind> group;
  for (const FigureLine& line : figure_lines(report.statistics, person)) {
    if (group != group_of(line)) {
      group = group_of(line);
      const auto heading = heading_of_group(*group);
      page.tables.push_back(
          {.heading = heading ? name + " · " + say(*heading, report.language) : name,
           .head = head_of(report),
           .rows = {}});
    }
    page.tables.back().rows.push_back(cells_of(report, line, figures));
  }
}

}  // namespace

std::string label_of(const FigureLine& line, Language language) {
  if (line.figure.kind == FigureKind::partner || line.figure.kind == FigureKind::opponent)
    return line.name;
  const std::string label = say(line.label, language);
  if (line.figure.kind != FigureKind::contract) return label;
  return label + " · " + game_name(line.figure.game, language);
}

TablesPage page_of(const StatisticsReport& report, Figures figures) {
  const std::string club = report.choice.place.empty()
                               ? printable(usual_place_of(report.statistics.season.evenings))
                               : "";
  TablesPage page{
      .language = report.language,
      .title = say(Word::stat_title, report.language),
      .below = joined({club, choice_text(report.choice, report.language, figures)}, " · "),
      .tables = {},
      .notes = {}};
  for (const std::size_t person : report.people) add_tables(page, report, person, figures);
  for (FigureTable& table : page.tables) drop_empty_columns(table);
  if (report.statistics.left_out > 0)
    page.notes.push_back(
        say(text(Word::rank_left_out, report.statistics.left_out), report.language));
  return page;
}

std::string csv_of(const StatisticsReport& report, Dialect dialect) {
  FigureRow head = heads_of(
      {Word::report_player, Word::csv_id, Word::stat_figure, Word::stat_times, Word::stat_out_of,
       Word::stat_won, Word::stat_lost, Word::stat_over, Word::stat_under, Word::field_points},
      report.language);
  head.push_back(report.statistics.currency);
  std::vector<FigureRow> rows{std::move(head)};
  for (const std::size_t person : report.people)
    for (const FigureLine& line : figure_lines(report.statistics, person))
      rows.push_back({csv_text(report.with.empty() ? report.statistics.season.people[person].player
                                                   : name_in(report, person)),
                      to_string(line.figure), csv_text(label_of(line, report.language)),
                      std::to_string(line.times), number_or_nothing(line.of),
                      line.tried ? std::to_string(line.tried->won) : "",
                      line.tried ? std::to_string(line.tried->lost) : "",
                      number_or_nothing(line.over), number_or_nothing(line.under),
                      csv_figure(amount_or_nothing(line.points), dialect),
                      csv_figure(amount_or_nothing(line.money), dialect)});
  return csv_file(rows, dialect);
}

namespace {

Json::Object line_answer(const FigureLine& line, Language language) {
  Json::Object object{{"figure", to_string(line.figure)},
                      {"label", label_of(line, language)},
                      {"times", line.times}};
  if (line.of) object.emplace_back("of", *line.of);
  if (line.tried) {
    object.emplace_back("won", line.tried->won);
    object.emplace_back("lost", line.tried->lost);
  }
  if (line.over) object.emplace_back("over", *line.over);
  if (line.under) object.emplace_back("under", *line.under);
  if (line.points) object.emplace_back("points", to_string(*line.points));
  if (line.money) object.emplace_back("money", to_string(*line.money));
  return object;
}

}  // namespace

Json::Object answer_of(const StatisticsReport& report) {
  const Statistics& all = report.statistics;
  Json::Array players;
  for (const std::size_t person : report.people) {
    Json::Array figures;
    for (const FigureLine& line : figure_lines(all, person))
      figures.push_back(line_answer(line, report.language));
    Json::Object player{{"name", all.season.people[person].player},
                        {"person", to_string(all.season.people[person].person)}};
    if (!report.with.empty()) player.emplace_back("with", report.with);
    player.emplace_back("figures", std::move(figures));
    players.push_back(std::move(player));
  }
  return {{"ok", true},
          {"currency", all.currency.empty() ? Json(nullptr) : Json(all.currency)},
          {"evenings", static_cast<std::int64_t>(all.season.evenings.size())},
          {"left_out", all.left_out},
          {"players", std::move(players)}};
}

}  // namespace kattegat
