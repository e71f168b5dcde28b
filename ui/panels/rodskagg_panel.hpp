// The entry panel of Rödskägg.
#pragma once
#include "kattegat/games/rodskagg.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

template <>
struct PanelState<Rodskagg> {
  bool details_open = false;   // somebody has called "Fem opp!"
  std::optional<Seat> player;  // who is penalised
};

float draw_panel(Ui&, Explainer&, Desk<Rodskagg>&, const Rect&, float view_height);

}  // namespace kattegat::ui
