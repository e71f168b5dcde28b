// What the book tells of everybody: every session judged once, by two threads.
#pragma once
#include "db/book/book.hpp"
#include "db/store/fault.hpp"
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

}  // namespace kattegat
