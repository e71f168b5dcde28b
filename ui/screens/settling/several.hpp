// Several evenings settled at once, in the place of the one shown.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void draw_several(App&, Rect area);
void draw(App&, const PaySeveral&);

}  // namespace kattegat::ui
