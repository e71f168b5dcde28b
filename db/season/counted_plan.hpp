// The plan of what figures count: the evenings of one currency, oldest first.
#pragma once
#include <optional>
#include <vector>

#include "db/book/steps/two_readers.hpp"
#include "db/season/season_plan.hpp"
#include "db/season/session_walk.hpp"
#include "db/season/statistics.hpp"

namespace kattegat {

struct CountedPlan {
  SeasonPlan plan;
  std::int64_t left_out = 0;  // evenings of another currency in which somebody has played
};
CountedPlan counted_plan(const Readers&, const StatisticsChoice&);

// Who sits at the table, clockwise, by their places among the people of the plan.
std::vector<std::size_t> seated(const SeasonPlan&, const TableAt&);
// The place of somebody among these.
std::optional<std::size_t> person_in(const SeasonPlan&, const Uuid& id);

}  // namespace kattegat
