// Where a log of the book stood, as one line that people keep: it shows later whether what it stood
// for is still there. README, "Whose it is".
#pragma once
#include <optional>
#include <string>

#include "kattegat/journal/records/signing.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat {

std::string anchor_line(const Head&, Language);
// Of such a line, in whatever language it was written; nothing for one that is none, or for
// several.
std::optional<Head> parse_anchor(std::string_view line);

}  // namespace kattegat
