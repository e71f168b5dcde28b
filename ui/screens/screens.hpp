// The places, one function each, in the file of its name or in several that begin with it; what
// stands in a folder has its headers there. `area` is what the rail leaves.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void draw_evening(App&, Rect area);
void draw_first_run(App&, Rect area);
void draw_setup(App&, Rect area);
void draw_table(App&, Rect area);
void draw_sheet(App&, Rect area);
void draw_settlement(App&, Rect area);
void draw_standings(App&, Rect area);
void draw_rules(App&, Rect area);
void draw_referee(App&, Rect area);
void draw_settings(App&, Rect area);

void draw_broken_book(App&, Rect area);  // instead of whatever would be read from it
void offer_books(App&);                  // asks which other one is to be opened
void draw(App&, const PickBook&);

}  // namespace kattegat::ui
