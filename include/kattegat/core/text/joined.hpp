// Words in a row.
#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace kattegat {

// "Anna, Bo": what `as_words` makes of each; whatever is empty is left out.
template <class Range, class AsWords = std::identity>
std::string joined(const Range& parts, std::string_view between = ", ", AsWords as_words = {}) {
  std::string line;
  for (const auto& part : parts) {
    const auto& words = std::invoke(as_words, part);
    if (std::empty(words)) continue;
    if (!line.empty()) line += between;
    line += words;
  }
  return line;
}
inline std::string joined(std::initializer_list<std::string_view> parts,
                          std::string_view between = ", ") {
  return joined<std::initializer_list<std::string_view>>(parts, between);
}

}  // namespace kattegat
