// The evening shown and another one become one evening, or stand alone again.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void ask_about_joining(App&, const Uuid& other);  // whether it can be, before it is
void join_with(App&, const Uuid& other);
void take_apart(App&);

}  // namespace kattegat::ui
