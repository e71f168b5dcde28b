// The entry panel of English whist.
#pragma once
#include "kattegat/games/english_whist.hpp"
#include "ui/desk/panel.hpp"

namespace kattegat::ui {

float draw_panel(Ui&, Explainer&, Desk<EnglishWhist>&, const Rect&, float view_height);

}  // namespace kattegat::ui
