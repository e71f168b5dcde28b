// What two books have decided differently, as the places say it.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// A bar at the top of the area that says so where something has been decided differently, and leads
// to it.
void draw_conflict_notice(App&, Rect& area);
void draw(App&, Conflicts&);
// A bar that leads there. True when it was tapped.
bool draw_way_to_conflicts(Ui&, std::string_view id, const Rect&, const std::string& words,
                           float radius);

}  // namespace kattegat::ui
