// The entry panel of Plump.
#pragma once
#include "kattegat/games/plump.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

template <>
struct PanelState<Plump> {
  std::optional<Seat> bidder;  // whose bid is being put right; else it is the next one's
  std::optional<Seat> taker;   // the same for the tricks
};

float draw_panel(Ui&, Explainer&, Desk<Plump>&, const Rect&, float view_height);

}  // namespace kattegat::ui
