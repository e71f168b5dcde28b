// The text of somebody else's file.
#pragma once
#include "kattegat/old_results/cell_table.hpp"

namespace kattegat {

// As UTF-8, or why it is no text. A byte order mark counts more than the encoding that was named.
Result<std::string, Text> decoded_text(std::string_view bytes, Encoding);

}  // namespace kattegat
