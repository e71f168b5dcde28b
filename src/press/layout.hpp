// Words as they are set.
#pragma once
#include "job.hpp"

namespace kattegat::press_room {

// It lasts until the next one is asked for: those that are kept go when they have become many.
PangoLayout* layout_of(Job&, std::string_view words, const Typeset&);

}  // namespace kattegat::press_room
