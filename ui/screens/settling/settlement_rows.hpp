// What a settlement is drawn from, of one evening or of several: who has won and lost, and who pays
// whom.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// Somebody's row; the longest bar is that of `most`.
struct StandingRow {
  std::string id;  // of the figure; its place is called "place" with what follows the first point
  std::string name;
  int place = 0;
  Money money;
  Money most;
};
void draw_standing_row(App&, Rect row, const StandingRow&);
// The largest of them, whoever has won or lost it; 0.01 at least.
Money largest_of(const std::vector<Money>&);

// A box with a tick in it, or without.
void draw_tick_box(Ui&, const Rect& room, bool ticked);

struct PaymentLook {
  std::string id;
  std::string from, to;
  Money amount;
  std::string below{};
  bool paid = false;
};
enum class PaymentTap { none, tick, why };
PaymentTap draw_payment(App&, Rect row, const PaymentLook&);

}  // namespace kattegat::ui
