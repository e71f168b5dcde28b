// What is said above every place as long as it is so, with what can be done about it.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

// The book has a fault: said until it has none, with what is in the form kept.
void draw_banner(App&, Rect& area);
// Everything else, off the top of an area.
void draw_hints(App&, Rect& area);

// What has befallen the book.
struct HintsDue {
  bool not_kept = false;
  bool book_has_less = false;
};
HintsDue hints_due(const App&);
// What is due and was not before, or has just not been stored: a toast, where a hint has no room.
void tell_what_has_no_hint(App&, const HintsDue& before);

}  // namespace kattegat::ui
