// What the app needs of a Unix machine: its clock, its language, where files are kept.
#pragma once
#include "ui/app/world.hpp"

namespace kattegat::ui {

World world_of_this_machine();

}  // namespace kattegat::ui
