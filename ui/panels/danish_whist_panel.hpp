// The entry panel of Danish whist.
#pragma once
#include "kattegat/games/danish_whist.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

template <>
struct PanelState<DanishWhist> {
  std::optional<Seat> taker;  // whose tricks are being put right; else they are the next one's
};

float draw_panel(Ui&, Explainer&, Desk<DanishWhist>&, const Rect&, float view_height);

}  // namespace kattegat::ui
