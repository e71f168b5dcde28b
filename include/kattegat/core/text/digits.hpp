// Digits of ASCII.
#pragma once
#include <algorithm>
#include <string_view>

namespace kattegat {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool are_digits(std::string_view text) {  // one at least
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

}  // namespace kattegat
