// The device's own way back.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// What the device's own way back does here: Escape's work, go to the evening, or leave the app.
enum class WayBack { closes, to_the_evening, leaves };
WayBack way_back(const App&);

}  // namespace kattegat::ui
