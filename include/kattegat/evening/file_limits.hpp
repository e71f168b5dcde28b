// What no evening file may have, though a book holds it.
#pragma once
#include "kattegat/core/text.hpp"
#include "kattegat/evening/evening.hpp"

namespace kattegat {

// Nothing where it can be written, and imported again. Two tablets' evening, or several that were
// joined, may be too large; a name or a currency may be of an earlier edition.
std::optional<Text> why_no_file(const Evening&);

}  // namespace kattegat
