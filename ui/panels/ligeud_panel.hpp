// The entry panel of Ligeud.
#pragma once
#include "kattegat/games/ligeud.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

template <>
struct PanelState<Ligeud> {
  bool details_open = false;     // the called card, and who bought
  bool figure_is_clubs = false;  // the next one typed, after the letter of clubs
};

float draw_panel(Ui&, Explainer&, Desk<Ligeud>&, const Rect&, float view_height);

}  // namespace kattegat::ui
