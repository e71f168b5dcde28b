// What the book tells of players, and the deals behind it.
#pragma once
#include <optional>

#include "kattegat/export/exports.hpp"
#include "kattegat/season/figure.hpp"
#include "src/cli/answers.hpp"
#include "src/cli/deliver.hpp"

namespace kattegat::cli {

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
