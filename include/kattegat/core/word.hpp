// The ids of all that a player reads. The sentences stand above the engine, in src/words and in the
// rooms of the games, so that none of them is compiled with anything else.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kattegat {

enum class Word : std::uint16_t {
#define KATTEGAT_WORD(id, rule, places) id,
#include "kattegat/core/words.def"
#undef KATTEGAT_WORD
};

namespace detail {
struct WordRow {
  std::string_view id, rule;
  std::size_t places;
};
inline constexpr WordRow word_rows[] = {
#define KATTEGAT_WORD(id, rule, places) {#id, rule, places},
#include "kattegat/core/words.def"
#undef KATTEGAT_WORD
};
}  // namespace detail

inline constexpr std::size_t word_count = std::size(detail::word_rows);

// The stable id of the rule that this word reports a breach of; empty for a plain word.
constexpr std::string_view rule_id(Word word) {
  return detail::word_rows[static_cast<std::size_t>(word)].rule;
}
// How many arguments its sentences take.
constexpr std::size_t places(Word word) {
  return detail::word_rows[static_cast<std::size_t>(word)].places;
}
// The word with this id, for those that are called after something else: "field_tricks".
std::optional<Word> word_called(std::string_view id);

}  // namespace kattegat
