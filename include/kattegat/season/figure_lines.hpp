// Every figure of a player as one line. README, "A season".
#pragma once
#include <variant>

#include "kattegat/season/figure.hpp"
#include "kattegat/season/statistics.hpp"

namespace kattegat {

Text seat_label(int turn);  // "Dealer", "Forehand", "No. 2 after the dealer"

struct FigureLine {
  // What a line has beside how often, by what it is of.
  struct Nothing {};
  struct Evening {
    Money money;
  };
  struct Evenings {
    Tried tried;
    Money money;
  };
  struct Deals {
    Tried tried;
    Points points;
  };
  struct Declared {
    int chances = 0;  // deals in which anybody declared
    Tried tried;
    int over = 0, under = 0;
  };
  struct Contract {
    Tried tried;
    int over = 0, under = 0;
  };
  struct Opponent {
    Points points;
    Money money;
  };
  using Label = std::variant<Text, std::string>;  // in words, or somebody's name
  using Beside = std::variant<Nothing, Evening, Evenings, Deals, Declared, Contract, Opponent>;

  Figure figure;
  Label label;
  std::int64_t times = 0;
  Beside beside{};
};
std::vector<FigureLine> figure_lines(const Statistics&, std::size_t person);

}  // namespace kattegat
