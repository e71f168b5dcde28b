// The text of somebody else's file.
#pragma once
#include "kattegat/old_results/cell_table.hpp"

namespace kattegat {

// As UTF-8, which a mark at its beginning goes before what is said of it; or why it is no text.
Result<std::string, Text> decoded_text(std::string_view bytes, Encoding);

}  // namespace kattegat
