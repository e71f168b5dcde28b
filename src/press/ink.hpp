// Words in ink on nothing, for a screen.
#pragma once
#include "job.hpp"

namespace kattegat::press_room {

Inked ink_on_nothing(Job&, const ToInk&);

}  // namespace kattegat::press_room
