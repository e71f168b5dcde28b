// What is larger than an evening file can be, though each part of it was let in.
#pragma once
#include "kattegat/core/text.hpp"
#include "kattegat/evening/evening.hpp"

namespace kattegat {

// Two tablets' evening, or several that were joined, may be so: what is written can be imported
// again, or it is not written.
std::optional<Text> why_no_file(const Evening&);

}  // namespace kattegat
