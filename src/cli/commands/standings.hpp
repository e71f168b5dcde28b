// Who stands where over many evenings.
#pragma once
#include "kattegat/export/exports.hpp"
#include "kattegat/season/ranking.hpp"
#include "src/cli/answers.hpp"
#include "src/cli/deliver.hpp"

namespace kattegat::cli {

struct StandingsOrder {
  StandingsChoice choice;
  std::optional<RankingChoice> ranking;  // nothing: the plain sums
  const StandingsExport* as = nullptr;
  Output output;
};
Status show_standings(const Setting&, const StandingsOrder&);

}  // namespace kattegat::cli
