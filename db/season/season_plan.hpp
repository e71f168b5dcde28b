// What a season is made from, as far as headers say it: who there is, and the evenings of the
// choice with their tables.
#pragma once
#include <map>
#include <set>

#include "db/store/fault.hpp"
#include "db/store/store.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/people/roster.hpp"
#include "kattegat/season/counting.hpp"
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
// Whether something counts in the session, whose entries are read, though it may have come to
// nothing. Where all has been taken back nobody has played.
bool is_played(Store&, const SessionByHeaders&);
bool is_played(Store&, const EveningHistory&);  // some session of it
// What the sitters of the session have; zeros where there is nothing.
SitterPoints points_in(const SessionSums&, const Uuid& session);
SeasonPlan season_plan(Store&, Items headers, const StandingsChoice&);
SeasonPlan season_plan(Store&, const StandingsChoice&);
// How many entries of a session break a rule, where some do.
using BrokenEntries = std::map<Uuid, std::int64_t>;
// What the sitters of each session have, and what counts for nothing there, as far as it is judged.
struct SessionsCounted {
  SessionSums sums;
  BrokenEntries broken;

  void add(const SessionByHeaders&, const CountedSession&);
  void take(SessionsCounted other) {
    sums.merge(other.sums);
    broken.merge(other.broken);
  }
};
// The season of the plan, with what has been counted; what is damaged is thrown. A fault: more
// money than can be settled.
Result<Season, BookFault> summed(Store&, SeasonPlan, const SessionsCounted&);

}  // namespace kattegat
