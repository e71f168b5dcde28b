#include "kattegat/core/word.hpp"

#include <unordered_map>

namespace kattegat {

std::optional<Word> word_called(std::string_view id) {
  static const std::unordered_map<std::string_view, Word> all = [] {
    std::unordered_map<std::string_view, Word> made;
    for (std::size_t i = 0; i < word_count; ++i)
      made.emplace(detail::word_rows[i].id, static_cast<Word>(i));
    return made;
  }();
  const auto found = all.find(id);
  return found == all.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace kattegat
