// The places of the app, and the way to each.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// Along an edge of the screen; answers what that leaves.
Rect draw_way_to_places(App&);
void draw(App&, const MorePlaces&);
// The one where one is.
void draw_place(App&, const Rect& area);

}  // namespace kattegat::ui
