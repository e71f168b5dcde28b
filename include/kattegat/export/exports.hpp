// Everything that an evening, the standings, the statistics, evenings settled together and the
// purse can be written as: tables, which the app's buttons and the command line walk. README, "On
// paper" and "A new export".
#pragma once
#include <algorithm>
#include <span>

#include "kattegat/core/result.hpp"
#include "kattegat/export/inputs.hpp"
#include "kattegat/export/reports/purse_report.hpp"
#include "kattegat/export/reports/statistics_report.hpp"
#include "kattegat/export/reports/together_report.hpp"

namespace kattegat {

struct Export {
  std::string_view id;      // on the command line and on the screen
  std::string_view ending;  // of its file
  std::string_view label;   // a proper name, in every language the same
  bool settled;             // made of an evening without complaints only
  Result<std::string, Text> (*make)(const ExportInputs&);
};
std::span<const Export> exports();

// What a report of many evenings can be written as; the same for each of them.
template <class Report>
struct ReportExport {
  std::string_view id, ending, label;
  Result<std::string, Text> (*make)(const Report&);
};
using StandingsExport = ReportExport<RankingReport>;
using StatisticsExport = ReportExport<StatisticsReport>;
using TogetherExport = ReportExport<TogetherReport>;
using PurseExport = ReportExport<PurseReport>;
std::span<const StandingsExport> standings_exports();
std::span<const StatisticsExport> statistics_exports();
std::span<const TogetherExport> together_exports();
std::span<const PurseExport> purse_exports();

// nullptr: there is none of that id.
template <class E>
const E* find_export(std::span<const E> table, std::string_view id) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const E& one) { return one.id == id; });
  return found == table.end() ? nullptr : &*found;
}

}  // namespace kattegat
