// How wide a text stands in the columns of a terminal.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace kattegat {

// Of valid UTF-8: two columns for an ideograph or an emoji, however many characters make it, none
// for what is set above or below another letter.
std::size_t display_width(std::string_view text);

// With spaces behind it, so that what follows stands in this column.
std::string padded(std::string text, std::size_t width);

}  // namespace kattegat
