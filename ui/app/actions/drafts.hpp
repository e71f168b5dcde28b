// What has been tapped in and not yet saved (ui/app/drafts.hpp).
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// What has been tapped in is kept on this device: after every frame, and before something else is
// laid in its place. Whether there was anything new to keep.
bool keep_drafts(App&);
// Whether anything is tapped in that is not saved.
bool is_something_tapped_in(const App&);
// Whether there is something that the disk has no room for. It is tried again by itself, and here.
bool lies_on_the_screen_only(const App&);
void keep_at_last(App&);

// ---- As the other actions lay it down and take it up ----

// Takes up what another window has kept in the file meanwhile, but for what was tapped in here.
void meet_file(App&);

// Laid on the table again where it still fits, and dropped when saved.
void read_tapped_in(App&);
void lay_tapped_in(App&);
void forget_tapped_in(App&);
// With a book that goes away all that is tapped in at its tables goes, too.
void forget_all_tapped_in(App&);
// What was stored when nobody could tell has been changed since: it lies there as a correction.
void say_it_corrects(App&, const std::string& saved);

bool resume_setup(App&);  // false when nothing was being set up
void follow_setup(App&);  // is none any longer where another window has begun it or given it up
// What is being set up in this book is set up in that one from now on.
void take_along(App&, const std::string& to);

}  // namespace kattegat::ui
