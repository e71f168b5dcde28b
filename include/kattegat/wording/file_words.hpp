// How things are called that have a name in the evening file: NOUN_word() is the word, whose id has
// the name in it, NOUN_name() the same within a line of a language.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "kattegat/core/card.hpp"
#include "kattegat/core/field.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat {

Word field_word(FieldKey);
Word question_word(FieldKey);           // the same as a heading over its answers
Word kind_word(std::string_view type);  // a kind of entry
Word value_word(std::string_view rule, std::string_view name);  // a value of a house rule
// What an entry that asks nothing leads to, in a sentence.
std::optional<Word> then_word(std::string_view type);

Word suit_word(Suit);                   // "Hearts"
std::string suit_name(Suit, Language);  // the same within a line: "hearts"

// The same within a line: "trump". A key that nobody knows stays as it was written.
std::string field_name(FieldKey, Language);
std::string kind_name(std::string_view type, Language);
std::string game_name(std::string_view id, Language);  // "Engelsk whist"

}  // namespace kattegat
