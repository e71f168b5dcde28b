// What stands behind a figure that statistics tell.
#pragma once
#include <vector>

#include "db/season/statistics.hpp"
#include "kattegat/season/deals_behind.hpp"

namespace kattegat {

// The deals, oldest first, that a figure of a player counts; of a pair's, both as one.
Result<std::vector<DealMark>, BookFault> deals_behind(const Book&, const StatisticsChoice&,
                                                      const Uuid& player, const Figure&);

}  // namespace kattegat
