// What stands behind a figure: the deals, or the evenings, that it counts. README, "A season".
#pragma once
#include "kattegat/evening/evening.hpp"
#include "kattegat/season/figure.hpp"
#include "kattegat/season/statistics.hpp"

namespace kattegat {

// A deal that is counted.
struct DealMark {
  std::size_t evening = 0, table = 0;  // in the season, oldest first, and of the evening
  Uuid evening_id, session, entry;
  std::string date;
  std::int64_t number = 0;  // of the entry, from 1
  Points points;            // that the player, or the pair, had in it
};
// Whose figure it is: somebody, or two who are one side.
struct FigureOwner {
  Seat seat;
  std::optional<Seat> with{};
};
// The deals, or other entries, of a session that a figure counts; of a streak all that were won or
// lost, of which longest_run() keeps those of the longest one. `people`: ids by seat. Which evening
// it is, says who asks.
std::vector<DealMark> deals_counted(const EveningSession&, const FigureOwner&, const Figure&,
                                    const std::vector<Uuid>& people);
std::vector<DealMark> longest_run(const Figure&, std::vector<DealMark>);
// Of what counts evenings.
std::vector<std::size_t> evenings_behind(const PlayerFigures&, const Figure&);

}  // namespace kattegat
