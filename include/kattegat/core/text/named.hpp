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

// "best=8": by its name, with what stands behind that.
template <class E>
struct NamedValue {
  E name;
  std::string_view value;  // empty where it takes none
};
// Nothing where a value is missing, or is not wanted.
template <class E, std::size_t N>
constexpr std::optional<NamedValue<E>> named_with_value(const std::array<std::string_view, N>& list,
                                                        std::string_view words,
                                                        bool (*takes_value)(E)) {
  const auto equals = words.find('=');
  const bool has_value = equals != words.npos;
  const auto name = named<E>(list, words.substr(0, equals));
  if (!name || has_value != takes_value(*name)) return std::nullopt;
  return NamedValue<E>{*name, has_value ? words.substr(equals + 1) : std::string_view()};
}

}  // namespace kattegat
