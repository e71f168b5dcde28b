// Where other books may lie, and where a copy can be put: folders of this machine, memory sticks.
#pragma once
#include "ui/app/world.hpp"

namespace kattegat::ui {

void look_nearby(World&);

}  // namespace kattegat::ui
