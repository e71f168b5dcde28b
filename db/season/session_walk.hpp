// Every session of a season, read and put into its types, by as many threads as there are readers.
#pragma once
#include <functional>
#include <vector>

#include "db/book/two_readers.hpp"
#include "db/season/season_plan.hpp"

namespace kattegat {

// Of the plan: which evening, and which of its tables.
struct TableAt {
  std::size_t evening = 0, table = 0;
};
// A session with its entries, the players called by their numbers among its sitters.
using VisitSession = std::function<void(const TableAt&, const EveningSession&)>;

// Each reader with a visitor of its own; in no order.
void walk_sessions(const Readers&, const SeasonPlan&, const std::vector<VisitSession>&);

}  // namespace kattegat
