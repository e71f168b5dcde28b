#include "kattegat/wording/file_words.hpp"

#include <algorithm>

#include "kattegat/core/text/digits.hpp"
#include "kattegat/games/all.hpp"

namespace kattegat {
namespace {

// The word whose id is made of these two.
std::optional<Word> called(std::string_view prefix, std::string_view name) {
  std::string id(prefix);
  id += name;
  std::replace(id.begin(), id.end(), '-', '_');
  return word_called(id);
}

// No longer at the beginning of a line. Our words begin with A to Z, or with À to Þ in two bytes.
std::string within_a_line(std::string words) {
  if (words.empty()) return words;
  words[0] = ascii_lower(words[0]);
  if (words.size() > 1 && words[0] == '\xC3' && words[1] <= '\x9E')
    words[1] = static_cast<char>(words[1] + 0x20);
  return words;
}

}  // namespace

Word field_word(FieldKey field) { return called("field_", field).value_or(Word::field_other); }
Word question_word(FieldKey field) { return called("ask_", field).value_or(field_word(field)); }
Word kind_word(std::string_view type) { return called("kind_", type).value_or(Word::field_other); }
std::optional<Word> then_word(std::string_view type) { return called("then_", type); }
Word suit_word(Suit suit) {
  static constexpr auto words = word_of_each<Suit>(Word::suit_clubs, Word::suit_diamonds,
                                                   Word::suit_hearts, Word::suit_spades);
  return words[static_cast<std::size_t>(suit)];
}
// Some values mean another thing under another rule.
Word value_word(std::string_view rule, std::string_view name) {
  const auto its_own = called("value_" + std::string(rule) + "_", name);
  return its_own ? *its_own : called("value_", name).value_or(Word::field_other);
}

std::string field_name(FieldKey field, Language language) {
  const auto word = called("field_", field);
  return word ? within_a_line(say(*word, language)) : std::string(field);
}
std::string suit_name(Suit suit, Language language) {
  return within_a_line(say(suit_word(suit), language));
}
std::string kind_name(std::string_view type, Language language) {
  return within_a_line(say(kind_word(type), language));
}
std::string game_name(std::string_view id, Language language) {
  const auto name = game_called(id);
  return name ? say(*name, language) : std::string(id);
}

}  // namespace kattegat
