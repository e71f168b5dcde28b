// What is said above every place as long as it is so, with what can be done about it.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// The book has a fault: said until it has none, with what is in the form kept.
void draw_banner(App&, Rect& area);
// Everything else, off the top of an area.
void draw_hints(App&, Rect& area);

// What has befallen the book and has not been told, or has just not been stored: a toast, where a
// hint has no room. What is not kept is told as it begins, and again with more of it.
void tell_what_has_no_hint(App&, bool is_more_to_keep);

}  // namespace kattegat::ui
