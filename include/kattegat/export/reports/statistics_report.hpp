// Every figure of players, or of a pair: on paper, in a spreadsheet, and for programs. README, "A
// season".
#pragma once
#include "kattegat/core/json/json.hpp"
#include "kattegat/export/reports/ranking_report.hpp"
#include "kattegat/season/deals_behind.hpp"
#include "kattegat/season/figure_lines.hpp"
#include "kattegat/wording/figures.hpp"

namespace kattegat {

struct StatisticsReport {
  const Statistics& statistics;
  std::vector<std::size_t> people;  // whose figures are told, among those of the season
  std::string with;                 // of a pair: the other one
  const StandingsChoice& choice;
  Language language;
};

// "Nine", "Dea", "Forehand".
std::string label_of(const FigureLine&, Language);

TablesPage page_of(const StatisticsReport&, Figures);
// One tidy table: a row a player and a figure.
std::string csv_of(const StatisticsReport&, Dialect);
Json::Object answer_of(const StatisticsReport&);

}  // namespace kattegat
