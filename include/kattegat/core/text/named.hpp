// An enumerator by its name.
#pragma once
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace kattegat {

// The list has the names of all, in their order.
template <class E, std::size_t N>
constexpr std::optional<E> named(const std::array<std::string_view, N>& list,
                                 std::string_view word) {
  const auto found = std::find(list.begin(), list.end(), word);
  if (found == list.end()) return std::nullopt;
  return static_cast<E>(found - list.begin());
}
// Of an enum that has names().
template <class E>
constexpr std::optional<E> named(std::string_view word) {
  return named<E>(names(E{}), word);
}

}  // namespace kattegat
