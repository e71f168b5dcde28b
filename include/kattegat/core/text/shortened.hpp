// Texts that are said many times over: the beginning of one says which it is.
#pragma once
#include <cstddef>
#include <string>

#include "kattegat/core/forgotten.hpp"

namespace kattegat {

// Of a longer text the whole letters in so many bytes, and "…" for what is left out.
inline std::string shortened(std::string text, std::size_t most = 1000) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  text.resize(most);
  return text + std::string(forgotten);
}

}  // namespace kattegat
