// What the book tells of everybody: every session judged once, by two threads.
#pragma once
#include "db/book/book.hpp"
#include "db/store/fault.hpp"
#include "kattegat/season/deals_behind.hpp"
#include "kattegat/season/figure_lines.hpp"

namespace kattegat {

struct StatisticsChoice {
  StandingsChoice evenings;
  std::string currency = {};  // of the evenings that count; empty: that of the newest
  // Two people by the ids that stand for them: only what they did as one side, told of the first.
  std::optional<std::pair<Uuid, Uuid>> pair = {};
  bool operator==(const StatisticsChoice&) const = default;
};
Result<Statistics, BookFault> statistics(const Book&, const StatisticsChoice&);

// The deals, oldest first, that a figure of a player counts; of a pair's, both as one.
Result<std::vector<DealMark>, BookFault> deals_behind(const Book&, const StatisticsChoice&,
                                                      const Uuid& player, const Figure&);

}  // namespace kattegat
