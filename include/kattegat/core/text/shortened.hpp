// Texts that are said many times over: the beginning of one says which it is.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "kattegat/core/forgotten.hpp"

namespace kattegat {

// Of a longer text the whole letters in so many bytes, and "…" for what is left out. No more is
// copied of it, for what is said many times over may be said at any length.
inline std::string shortened(std::string_view text, std::size_t most = 1000) {
  if (text.size() <= most) return std::string(text);
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return std::string(text.substr(0, most)).append(forgotten);
}

}  // namespace kattegat
