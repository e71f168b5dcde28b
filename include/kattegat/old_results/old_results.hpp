// A club's old results, out of a table of its own, as evenings: one entry of agreed points a game.
// Only sums are known of them, no deals; where more have played than the game seats, they stand at
// several tables with one player in common, which gives everybody their sum; where too few are left
// for the last one, others of the table before sit there too, with 0. README, "Old results".
#pragma once
#include "kattegat/old_results/cell_table.hpp"
#include "kattegat/old_results/old_columns.hpp"

namespace kattegat {

struct OldEvening {
  Evening evening;  // with ids for everything in it, which follow from what it says
  std::size_t results = 0;
  std::optional<Evening> as_listed = {};  // as earlier editions made it: by the order of its rows
};
struct OldResults {
  std::vector<OldEvening> evenings;  // by date
  std::vector<Violation> wrong;      // all of it; then nothing is to be stored
  std::int64_t sums = 0;             // rows of the table that add up others: they are left out
};
// An error: what was said of all rows is no game, or no stake.
Result<OldResults, Text> read_old_results(const CellTable&, const OldMapping&, const OldChoice&);

}  // namespace kattegat
