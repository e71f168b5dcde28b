// Where everybody stands over many evenings and what the evenings tell of each: derived from the
// book once for each of its versions and each choice, and kept.
#pragma once
#include <string>
#include <vector>

#include "db/season/deals_behind.hpp"
#include "kattegat/season/ranking.hpp"
#include "ui/app/kept.hpp"

namespace kattegat::ui {

struct App;

// At most so many points of a curve are drawn, the newest.
inline constexpr std::size_t points_in_a_curve = 60;
// Between which values curves run; zero is always among them.
struct Span {
  std::int64_t low = 0, high = 0;
  void hold(std::int64_t value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};

struct SeasonLine {
  StandingLine line;
  RankedLine ranked;
  Money money;  // in the view's currency
  Money last;   // what the last evening brought
  bool played_last = false;
  // The newest points: hundredths after each evening, from the one before the first on.
  std::vector<std::int64_t> curve;
};

struct StandingsKey {
  StandingsChoice choice;
  RankingChoice asked;
  bool operator==(const StandingsKey&) const = default;
};
struct StandingsView {
  Season season;
  Ranking ranking;
  std::string currency;                // of the newest evening
  std::vector<std::string> dates;      // of the curves' evenings, oldest first
  Span span;                           // of the curves
  std::vector<std::string> locations;  // where there have been evenings, whatever is chosen
  std::vector<SeasonLine> lines;       // the first first; who has played too few last
  [[nodiscard]] const SeasonLine* of(const Uuid& person) const;
};
const StandingsView& standings_shown(App&);

// What is told of everybody, or of the player and the partner whose page is open.
struct StatisticsView {
  Statistics all;
  [[nodiscard]] std::optional<std::size_t> index_of(const Uuid& person) const;
};
const StatisticsView& statistics_shown(App&);

// What a figure of the player whose page is open counts, newest first.
struct BehindKey {
  StatisticsChoice choice;
  Uuid player;
  Figure figure;
  bool operator==(const BehindKey&) const = default;
};
const std::vector<DealMark>& deals_shown(App&, const Figure&);

}  // namespace kattegat::ui
