// What is asked of a season.
#pragma once
#include "kattegat/export/exports.hpp"
#include "kattegat/season/figure.hpp"
#include "kattegat/season/ranking.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

struct StandingsOrder {
  StandingsChoice choice;
  std::optional<RankingChoice> ranking;  // nothing: the plain sums
  const StandingsExport* as = nullptr;
  Output output;
};
Status show_standings(const Setting&, const StandingsOrder&);

struct StatisticsOrder {
  StandingsChoice choice;
  std::string player, with;  // as they were named; empty: everybody, nobody
  std::string currency;
  std::optional<Figure> figure;  // whose deals are listed
  const StatisticsExport* as = nullptr;
  Output output;
};
Status show_statistics(const Setting&, const StatisticsOrder&);

}  // namespace kattegat::cli
