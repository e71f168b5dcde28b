// Where a player stands over many evenings. evening-format, "standings".
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/uuid.hpp"

namespace kattegat {

struct StandingLine {
  std::string player;
  Uuid person;  // two people may be called alike
  std::int64_t evenings = 0;
  std::vector<std::pair<std::string, Points>> points;  // by game
  std::vector<std::pair<std::string, Money>> money;    // by currency
};
struct StandingsChoice {
  std::string from, to;    // dates as "YYYY-MM-DD", both included; empty: no bound
  std::string game;        // its id; empty: all games
  std::string place = {};  // of the evenings, as somebody would write it; empty: everywhere
  bool operator==(const StandingsChoice&) const = default;
};

}  // namespace kattegat
