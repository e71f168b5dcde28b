// Every figure of a player as one line with an id, and what stands behind it: the deals, or the
// evenings, that it counts.
#pragma once
#include "kattegat/evening/evening.hpp"
#include "kattegat/season/statistics.hpp"

namespace kattegat {

struct Figure {
  enum class Kind : std::uint8_t {
    evenings,
    best,            // evening
    worst,           // evening
    evening_streak,  // the longest one of evenings won
    deals,
    streak,       // the longest one of deals that were won, the earliest of equals
    lost_streak,  // ... that were lost
    declared,
    contract,
    partner,
    opponent,
    seat,
    tally,
  };
  enum class Of : std::uint8_t { all, won, lost };
  Kind kind = Kind::deals;
  Of of = Of::all;
  std::string game{};  // of a contract: its id, and its rank there
  int number = 0;      // that rank; of a seat: how many after the dealer
  Uuid other{};        // of a partner, of an opponent
  Word what{};         // of a tally
  bool operator==(const Figure&) const = default;
};
// "deals:won", "contract:ligeud:4:lost", "partner:UUID", "seat:0", "count:commerce_told_purchases".
std::string to_string(const Figure&);
std::optional<Figure> parse_figure(std::string_view);

Text seat_label(int turn);  // "Dealer", "Forehand", "No. 2 after the dealer"

struct FigureLine {
  Figure figure;
  Text label{};      // of a partner, an opponent: none, it is their name
  std::string name;  // of these
  std::int64_t times = 0;
  std::optional<int> of{};  // so many: of declared, the deals in which anybody declared
  std::optional<Tried> tried{};
  std::optional<int> over{}, under{};
  std::optional<Points> points{};
  std::optional<Money> money{};
};
std::vector<FigureLine> figure_lines(const Statistics&, std::size_t person);

// A deal that is counted.
struct DealMark {
  std::size_t evening = 0, table = 0;  // in the season, oldest first, and of the evening
  Uuid evening_id, session, entry;
  std::string date;
  std::int64_t number = 0;  // of the entry, from 1
  Points points;            // that the player, or the pair, had in it
};
// Whose figure it is: somebody, or two who are one side.
struct Viewer {
  Seat seat;
  std::optional<Seat> with{};
};
// The deals, or other entries, of a session that a figure counts; of a streak all that were won or
// lost, of which longest_run() keeps those of the longest one. `people`: ids by seat. Which evening
// it is, says who asks.
std::vector<DealMark> deals_behind(const EveningSession&, const Viewer&, const Figure&,
                                   const std::vector<Uuid>& people);
std::vector<DealMark> longest_run(const Figure&, std::vector<DealMark>);
// Of what counts evenings.
std::vector<std::size_t> evenings_behind(const PlayerFigures&, const Figure&);

}  // namespace kattegat
