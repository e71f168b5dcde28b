// Every session of a season, read and put into its types, by as many threads as there are readers.
#pragma once
#include <functional>

#include "db/season/season_plan.hpp"

namespace kattegat {

// Of the plan: which evening, and which of its tables.
struct TablePlace {
  std::size_t night = 0, table = 0;
};
// A session with its entries, the players called by their numbers among its sitters.
using VisitSession = std::function<void(const TablePlace&, const EveningSession&)>;

// One after the other, by way of any store.
void walk_sessions(Store&, const SeasonPlan&, const VisitSession&);
// By two, each with a visitor of its own; in no order.
void walk_sessions(SqliteStore& here, SqliteStore& beside, const SeasonPlan&,
                   const VisitSession& first, const VisitSession& second);

}  // namespace kattegat
