// The rows of a table of old results: who had how much of which game, night by night.
#pragma once
#include <string>
#include <vector>

#include "kattegat/old_results/old_results.hpp"

namespace kattegat {

struct OldShare {
  std::string player;
  Points points;
  bool operator==(const OldShare&) const = default;
};
using OldShares = std::vector<OldShare>;

struct OldGame {
  std::string id;
  OldShares shares;
  bool operator==(const OldGame&) const = default;
};
struct EveningRows {
  std::string date, place;
  std::vector<OldGame> games;
  bool operator==(const EveningRows&) const = default;
};

struct OldRows {
  std::vector<EveningRows> evenings;  // by date
  std::vector<Violation> wrong;
  std::int64_t sums = 0;  // rows that add up others, and are left out
};
OldRows read_old_rows(const CellTable&, const OldMapping&, const OldChoice&);

}  // namespace kattegat
