// What a season is made from, as far as headers say it: who there is, and the evenings of the
// choice with their tables.
#pragma once
#include <set>

#include "db/season/sessions_counted.hpp"
#include "db/store/fault.hpp"
#include "db/store/store.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/people/roster.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat {

struct PlannedEvening {
  EveningHistory history;  // with the sessions of the choice
  PlayedEvening played;    // its tables are those sessions, in their order
};
struct SeasonPlan {
  Season season;                         // its people
  std::vector<PlannedEvening> evenings;  // of the choice
  std::set<Uuid> tables;                 // of every evening of the book
};
// What lies below a table that no header names is damage: a bit that flips in its id would leave
// the table out.
void expect_table(const SeasonPlan&, const Uuid& session);
SeasonPlan season_plan(Store&, Items headers, const StandingsChoice&);
SeasonPlan season_plan(Store&, const StandingsChoice&);
// The season of the plan, with what has been counted; what is damaged is thrown. A fault: more
// money than can be settled.
Result<Season, BookFault> summed(Store&, SeasonPlan, const SessionsCounted&);

}  // namespace kattegat
