// The ids of all that a player reads. The sentences stand above the engine, in src/languages and in
// the rooms of the games, so that none of them is compiled with anything else.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace kattegat {

enum class Word : std::uint16_t {
#define KATTEGAT_WORD(id, rule, places) id,
#include "kattegat/words/words.def"
#undef KATTEGAT_WORD
};

namespace detail {
inline constexpr std::uint8_t word_places[] = {
#define KATTEGAT_WORD(id, rule, places) places,
#include "kattegat/words/words.def"
#undef KATTEGAT_WORD
};
inline constexpr Word command_words[] = {
#define KATTEGAT_WORD(id, rule, places) Word::id,
#include "kattegat/words/command_words.def"
#undef KATTEGAT_WORD
};
}  // namespace detail

inline constexpr std::size_t word_count = std::size(detail::word_places);

// Only the command line says it.
constexpr bool is_of_commands(Word word) {
  return *std::begin(detail::command_words) <= word && word <= *std::rbegin(detail::command_words);
}
// How many arguments its sentences take.
constexpr std::size_t argument_count(Word word) {
  return detail::word_places[static_cast<std::size_t>(word)];
}
std::string_view id_of(Word word);
// The stable id of the rule that this word reports a breach of; empty for a plain word.
std::string_view rule_id(Word word);
// The word with this id, for those that are called after something else: "field_tricks".
std::optional<Word> word_called(std::string_view id);

}  // namespace kattegat
