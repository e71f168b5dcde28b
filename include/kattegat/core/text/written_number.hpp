// A number as a program has written it, and nothing else: no space, no plus, nothing behind it.
#pragma once
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace kattegat {

template <class Number>
std::optional<Number> written_number(std::string_view text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

}  // namespace kattegat
