// Text where an address, or a journal, would take some of its signs for its own.
#pragma once
#include <string>
#include <string_view>

#include "kattegat/core/text/digits.hpp"

namespace kattegat {

// Letters and digits of ASCII stay, and these signs; all else byte by byte, as "%C3%B8".
inline std::string percent_encoded(std::string_view text, std::string_view signs = "") {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (is_letter || is_digit(c) || signs.find(c) != signs.npos) {
      out += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += {'%', digits[byte >> 4U], digits[byte & 15U]};
  }
  return out;
}

}  // namespace kattegat
