// What is asked of a season.
#pragma once
#include "commands.hpp"
#include "kattegat/season/ranking.hpp"

namespace kattegat::cli {

struct StandingsOrder {
  StandingsChoice choice;
  std::string by, of, currency, since, format, least;  // as they were given; empty: were not
  Output output;
};
int show_standings(const Setting&, const StandingsOrder&);

struct StatisticsOrder {
  StandingsChoice choice;
  std::string player, with;  // as they were named; empty: everybody, nobody
  std::string currency, format;
  std::string deals;  // the figure whose deals are listed; empty: none
  Output output;
};
int show_statistics(const Setting&, const StatisticsOrder&);

// What of the choice means nothing: a day, a game.
std::optional<Text> wrong_in(const StandingsChoice&);

}  // namespace kattegat::cli
