#include "kattegat/core/text/width.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <utility>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat {
namespace {

bool is_flag_letter(char32_t c) { return c >= 0x1F1E6 && c <= 0x1F1FF; }

std::size_t width_of(char32_t c) {
  if (c == emoji_selector || is_flag_letter(c)) return 2;  // what they make is an emoji
  return static_cast<std::size_t>(
      std::max(0, utf8proc_charwidth(static_cast<utf8proc_int32_t>(c))));
}

}  // namespace

std::size_t display_width(std::string_view text) {
  std::size_t all = 0, widest = 0;  // of what is read as one letter
  utf8proc_int32_t state = 0;
  char32_t before = 0;
  for (const char32_t c : code_points(text)) {
    const bool begins =
        before == 0 || utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(before),
                                                        static_cast<utf8proc_int32_t>(c), &state);
    if (begins) all += std::exchange(widest, 0);
    widest = std::max(widest, width_of(c));
    before = c;
  }
  return all + widest;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t now = display_width(text);
  return now < width ? text.append(width - now, ' ') : text;
}

}  // namespace kattegat
