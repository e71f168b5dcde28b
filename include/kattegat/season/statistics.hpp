// What a season tells of each player. README, "A season".
#pragma once
#include "kattegat/season/player_figures.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat {

// What is told of a season in one currency.
struct Statistics {
  Season season;  // the evenings that are counted
  std::string currency;
  std::int64_t left_out = 0;           // evenings of another currency
  std::vector<PlayerFigures> players;  // beside season.people
};
// Of figures that Counting has made, beside the people of the season.
Statistics statistics_from(Season, std::vector<PlayerFigures>);

}  // namespace kattegat
