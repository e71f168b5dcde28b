// What two books have decided differently, as the places say it.
#pragma once
#include "ui/screens/screens.hpp"

namespace kattegat::ui {

// A bar at the top of the area that says so where something has been decided
// differently, and leads to it.
void draw_conflict_notice(App&, Rect& area);

}  // namespace kattegat::ui
