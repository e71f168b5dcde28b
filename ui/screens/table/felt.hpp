// The table seen from above: the seats round it, clockwise, the first one nearest.
#pragma once
#include "kattegat/core/amount.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/widgets.hpp"

namespace kattegat::ui {

struct SeatPlate {
  std::string name;
  Face face{};
  std::string figure{};   // big
  std::string counted{};  // what stands there until it has come to that
  Points change{};        // by the deal that is being entered
  std::string role{};     // in this deal
  bool deals = false;
  bool leads = false;  // declarer
  bool helps = false;  // the declarer's partner
  bool away = false;
  bool vacant = false;     // a chair that nobody has taken
  std::string comes_to{};  // a tap, as of whatever can be tapped
};

// What is known of the deal, for those across the table.
struct Middle {
  std::string contract{};
  std::optional<Suit> trump{};
  std::string question{};  // what is asked now
  std::string name{};      // the same in a word
  std::string moment{};    // what has just been won, in the place of all that
  std::int64_t deal = 0;   // a new one is dealt before one's eyes
};

// Answers which seat was tapped; each is called `kind`.N.
std::optional<std::size_t> draw_felt(Ui&, const Rect&, const std::vector<SeatPlate>&,
                                     const Middle& = {}, std::string_view kind = "seat");
// Whether so many sit round a table; more than that sit along one, in columns.
bool sits_round(int seats);
// How tall the felt must be for that, in units: two at a side need more.
constexpr float least_round_height(int seats) { return seats <= 5 ? 230 : 296; }
Grid seat_grid(const Ui&, const Rect&, int seats);

}  // namespace kattegat::ui
