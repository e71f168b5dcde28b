// What is entered for the first pair and the second, by the order of the seats: such numbers say no
// names.
#pragma once
#include <array>
#include <type_traits>
#include <variant>

#include "kattegat/games/entry.hpp"

namespace kattegat {

// `visit` every such field of the entry, said or not.
template <class AnEntry, class Visit>
void each_by_pairs(AnEntry& entry, const Visit& visit) {
  std::visit(
      [&](auto& body) {
        each_field(body, [&](auto, auto& value) {
          using Value = std::remove_cvref_t<decltype(value)>;
          if constexpr (std::is_same_v<Value, Asked<std::array<int, 2>>>) visit(value);
        });
      },
      entry.body);
}

template <class AnEntry>
bool is_by_pairs(const AnEntry& entry) {
  bool found = false;
  each_by_pairs(entry, [&](const auto& numbers) { found = found || numbers; });
  return found;
}

}  // namespace kattegat
