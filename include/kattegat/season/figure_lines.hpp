// Every figure of a player as one line.
#pragma once
#include "kattegat/season/figure.hpp"
#include "kattegat/season/statistics.hpp"

namespace kattegat {

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

}  // namespace kattegat
