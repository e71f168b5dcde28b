// What no evening file may have, though a book holds it.
#pragma once
#include "kattegat/core/text.hpp"
#include "kattegat/evening/evening.hpp"

namespace kattegat {

// Two tablets' evening, or several that were joined, may be too large; a name or a currency may be
// of an earlier edition. What is written can be imported again, or it is not written.
std::optional<Text> why_no_file(const Evening&);

}  // namespace kattegat
