// What has been tapped in (drafts.hpp), as the other actions lay it down and take it up.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

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
