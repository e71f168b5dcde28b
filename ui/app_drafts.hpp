// What has been tapped in and not yet saved.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

// What has been tapped in is kept on this device; at the end of every frame.
void keep_drafts(App&);

}  // namespace kattegat::ui
