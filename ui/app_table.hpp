// What lies on the table.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

// Nothing more can be entered there: the session has been ended, or its game is over. What stands
// on its sheet can be corrected all the same.
bool is_closed(const App&);

}  // namespace kattegat::ui
