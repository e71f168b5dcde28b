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

}  // namespace kattegat::ui
