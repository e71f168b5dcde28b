// The fonts of a document. Our own come first; those of the machine only where they are asked for,
// and what somebody has set up for the screen is not.
#pragma once
#include "job.hpp"

namespace kattegat::press_room {

inline constexpr const char* families =
    "Kattegat Sans, Noto Sans, DejaVu Sans, Noto Sans CJK SC, Droid Sans Fallback";
// Whether they could be read. `every`: also the machine's.
bool take_fonts(Job&, bool every);

}  // namespace kattegat::press_room
