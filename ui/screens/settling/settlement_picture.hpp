// The settlement as a picture for the group's chat.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

Picture settlement_picture(App&);  // empty where there is none

}  // namespace kattegat::ui
