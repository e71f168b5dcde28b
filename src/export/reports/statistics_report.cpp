#include "kattegat/export/reports/statistics_report.hpp"

#include <algorithm>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/wording/describe.hpp"

namespace kattegat {
namespace {

std::string name_in(const StatisticsReport& report, std::size_t person) {
  const std::string& name = report.statistics.season.people[person].player;
  if (report.with.empty()) return printable(name);
  return say(text(Word::deal_with, printable(name), printable(report.with)), report.language);
}

// What a line has in each column; nothing where it has no such thing.
struct FigureCells {
  std::string chances, won, lost, share, over, under;
  std::optional<Points> points;
  std::optional<Money> money;
};
FigureCells figure_cells(const FigureLine& line) {
  FigureCells cells;
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { one.chances; }) cells.chances = std::to_string(one.chances);
        if constexpr (requires { one.tried; }) {
          cells.won = std::to_string(one.tried.won);
          cells.lost = std::to_string(one.tried.lost);
          const auto percent = one.tried.percent();
          cells.share = percent ? std::to_string(*percent) + " %" : "";
        }
        if constexpr (requires { one.over; }) cells.over = std::to_string(one.over);
        if constexpr (requires { one.under; }) cells.under = std::to_string(one.under);
        if constexpr (requires { one.points; }) cells.points = one.points;
        if constexpr (requires { one.money; }) cells.money = one.money;
      },
      line.beside);
  return cells;
}
template <class Amount, class AsText>
std::string if_any(const std::optional<Amount>& amount, AsText&& as_text) {
  return amount ? as_text(*amount) : std::string();
}

std::string times_text(const FigureLine& line, Language language) {
  const auto* declared = std::get_if<FigureLine::Declared>(&line.beside);
  if (!declared) return std::to_string(line.times);
  return say(text(Word::stat_of, line.times, std::int64_t{declared->chances}), language);
}

FigureRow cells_of(const StatisticsReport& report, const FigureLine& line, Figures figures) {
  const Language language = report.language;
  const FigureCells cells = figure_cells(line);
  return {printable(label_of(line, language)),
          times_text(line, language),
          cells.won,
          cells.lost,
          cells.share,
          cells.over,
          cells.under,
          if_any(cells.points, [&](Points one) { return signed_points(one, language, figures); }),
          if_any(cells.money, [&](Money one) { return signed_money(one, language, figures); })};
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
  std::optional<Word> heading;
  bool is_first = true;
  for (const FigureLine& line : figure_lines(report.statistics, person)) {
    const auto next = heading_of(line.figure);
    if (std::exchange(is_first, false) || next != heading)
      page.tables.push_back({.heading = next ? name + " · " + say(*next, report.language) : name,
                             .head = head_of(report),
                             .rows = {}});
    heading = next;
    page.tables.back().rows.push_back(cells_of(report, line, figures));
  }
}

}  // namespace

std::string label_of(const FigureLine& line, Language language) {
  if (const auto* name = std::get_if<std::string>(&line.label)) return *name;
  const std::string label = say(std::get<Text>(line.label), language);
  const auto* contract = std::get_if<Figure::Contract>(&line.figure.kind);
  return contract ? label + " · " + game_name(contract->game, language) : label;
}

TablesPage page_of(const StatisticsReport& report, Figures figures) {
  TablesPage page{.language = report.language,
                  .title = say(Word::stat_title, report.language),
                  .below = joined({club_text(report.choice, report.statistics.season),
                                   choice_text(report.choice, report.language, figures)},
                                  " · "),
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
    for (const FigureLine& line : figure_lines(report.statistics, person)) {
      const FigureCells cells = figure_cells(line);
      const auto figure = [&](auto amount) { return csv_figure(to_string(amount), dialect); };
      rows.push_back({csv_text(report.with.empty() ? report.statistics.season.people[person].player
                                                   : name_in(report, person)),
                      to_string(line.figure), csv_text(label_of(line, report.language)),
                      std::to_string(line.times), cells.chances, cells.won, cells.lost, cells.over,
                      cells.under, if_any(cells.points, figure), if_any(cells.money, figure)});
    }
  return csv_file(rows, dialect);
}

namespace {

Json::Object line_answer(const FigureLine& line, Language language) {
  Json::Object object{{"figure", to_string(line.figure)},
                      {"label", label_of(line, language)},
                      {"times", line.times}};
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { one.chances; }) object.emplace_back("of", one.chances);
        if constexpr (requires { one.tried; }) {
          object.emplace_back("won", one.tried.won);
          object.emplace_back("lost", one.tried.lost);
        }
        if constexpr (requires { one.over; }) object.emplace_back("over", one.over);
        if constexpr (requires { one.under; }) object.emplace_back("under", one.under);
        if constexpr (requires { one.points; })
          object.emplace_back("points", to_string(one.points));
        if constexpr (requires { one.money; }) object.emplace_back("money", to_string(one.money));
      },
      line.beside);
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
