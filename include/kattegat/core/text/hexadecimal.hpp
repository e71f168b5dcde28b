// Bytes as hexadecimal digits, in lower case.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace kattegat {

inline int hexadecimal(char digit) {  // below 0: it is none
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  return -1;
}
// Two digits a byte. False where they are none, or not as many as there is room for.
inline bool read_hexadecimal(std::string_view digits, std::span<std::uint8_t> bytes) {
  if (digits.size() != 2 * bytes.size()) return false;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int value = hexadecimal(digits[i]);
    if (value < 0) return false;
    bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] * 16 + value);
  }
  return true;
}
inline void add_hexadecimal(std::string& text, std::uint8_t byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  text += digits[byte >> 4U];
  text += digits[byte & 15U];
}

}  // namespace kattegat
