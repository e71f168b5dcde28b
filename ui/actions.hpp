// What the sources of the app's actions have in common; screens include app.hpp.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

void lay_desk(App&, AnyDesk);
// Where a rule was the reason the dialog says which, and offers `force`, to do it all the same.
// What else was the matter the banner says.
void refuse(App&, const NotStored& why, std::function<void(App&)> force = {});

}  // namespace kattegat::ui
