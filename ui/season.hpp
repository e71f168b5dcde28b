// Where everybody stands over many evenings and what the evenings tell of each: derived from the
// book once for each of its versions, period and game, and kept.
#pragma once
#include <string>
#include <vector>

#include "kattegat/evening/standing.hpp"
#include "kattegat/evening/statistics.hpp"

namespace kattegat::ui {

struct App;

// The newest evenings, so many at most, are judged for the curves and the statistics.
inline constexpr std::size_t evenings_in_statistics = 500;

struct SeasonLine {
  StandingLine line;
  Money money;  // in the currency of the newest evening
  int place = 0;
  bool shared = false;  // the place, with somebody else
  int moved = 0;        // places up since the evening before the last; down below 0
  Money last;           // what the last evening brought
  bool played_last = false;
  std::vector<Money> curve;  // money after each evening, from the first one on
};

struct StandingsView {
  int version = -1;
  std::string from;
  std::string game;
  int played_version = -1;
  std::vector<PlayedEvening> played;  // of one currency, oldest first, whatever the choice
  std::string currency;
  std::vector<SeasonLine> lines;  // the highest first
  Statistics figures;
  [[nodiscard]] const SeasonLine* of(const Uuid& person) const;
  [[nodiscard]] const SeasonLine* called(const std::string& name) const;
};
const StandingsView& season(App&);

}  // namespace kattegat::ui
