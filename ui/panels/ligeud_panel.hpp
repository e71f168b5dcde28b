// The entry panel of Ligeud.
#pragma once
#include "kattegat/games/ligeud.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

float draw_panel(Ui&, Explainer&, Desk<Ligeud>&, const Rect&, float view_height);

}  // namespace kattegat::ui
