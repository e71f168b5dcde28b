// Words and texts in the reader's language.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kattegat/core/text.hpp"

namespace kattegat {

enum class Language {
#define KATTEGAT_LANGUAGE(name, code) name,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
};
inline constexpr Language languages[] = {
#define KATTEGAT_LANGUAGE(name, code) Language::name,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
};

std::optional<Language> parse_language(std::string_view);  // "en", "da" ...; also "da_DK.UTF-8"
std::string_view code(Language);
std::string_view own_name(Language);  // "Dansk"
// Those beside a to z, in the order of a keyboard.
struct OwnLetters {
  std::string_view small;
  std::string_view capital;
};
OwnLetters own_letters(Language);
std::string_view own_currency(Language);  // "SEK": what is played for until another one is chosen

// The sentence as it stands in the language's table, with its places open.
std::string_view pattern(Word, Language);

std::string say(Word, Language);
std::string say(Card, Language);           // "♠E"
std::string say_rank(int rank, Language);  // "E"
// `names` are those of the seats that the arguments point to.
std::string say(const Text&, Language, std::span<const std::string> names = {});

std::string date_text(std::string_view date, Language);  // of 2026-11-20
// Digits with a point, as people of the language write them: with a real minus, and with
// separators between thousands if so asked.
enum class Thousands { together, apart };
std::string number_text(std::string digits, Language, Thousands);

}  // namespace kattegat
