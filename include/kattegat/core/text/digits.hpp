// Digits and letters of ASCII.
#pragma once
#include <algorithm>
#include <string_view>

namespace kattegat {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool are_digits(std::string_view text) {  // one at least
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}
// In either case; of a byte or of a character.
template <class Letter>
constexpr bool is_hexadecimal(Letter c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
}

// Anything else stays as it is.
constexpr char ascii_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char ascii_upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

}  // namespace kattegat
