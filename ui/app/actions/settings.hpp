// The settings of this device: language, colours, scale, which book.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void apply_settings(App&);   // they have changed
void speak(App&, Language);  // from now on
void keep_settings(App&);

}  // namespace kattegat::ui
