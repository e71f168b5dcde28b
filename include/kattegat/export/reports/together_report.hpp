// Several evenings settled at once: on paper, in a spreadsheet, and for programs. README,
// "Settling".
#pragma once
#include <optional>

#include "kattegat/core/json/json.hpp"
#include "kattegat/export/csv_file.hpp"
#include "kattegat/export/reports/tables.hpp"
#include "kattegat/journal/evenings/placed_conflicts.hpp"
#include "kattegat/settlement/together.hpp"
#include "kattegat/wording/figures.hpp"

namespace kattegat {

struct TogetherReport {
  const std::vector<TogetherEvening>& evenings;
  const std::vector<Together>& currencies;
  const PlacedConflicts& conflicts;
  Language language;
};

// "2 evenings, 20/11/2026 – 04/12/2026".
std::string heading_of(const TogetherReport&, Figures);
TablesPage page_of(const TogetherReport&, Figures);
// A row a player and what the evenings have come to ("won") and what is paid ("paid"), and one for
// either side of a payment that is due ("due"): a player's money sums to zero.
std::string csv_of(const TogetherReport&, Dialect);
Json::Object answer_of(const TogetherReport&);

}  // namespace kattegat
