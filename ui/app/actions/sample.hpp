// An evening to try things with.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// In a book that goes away.
bool is_sample(const App&);
void begin_sample(App&);
void leave_sample(App&);  // before anything that is to stay, too

}  // namespace kattegat::ui
