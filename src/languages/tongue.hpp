// What makes a language: its sentences, and the few things that no sentence can say.
#pragma once
#include <array>
#include <string>

#include "kattegat/languages/languages.hpp"
#include "kattegat/words/sentence.hpp"

namespace kattegat {

struct Tongue {
  std::string_view name;  // in the language itself
  std::string_view like;  // other codes read as this language, spaces between
  OwnLetters letters;
  std::array<std::string_view, 4> courts;  // jack, queen, king, ace
  std::string_view joker;
  char decimal;
  std::string_view thousands;
  std::string_view date;              // "d.m.y"
  std::string_view currency;          // that a table which speaks it plays for
  std::string_view genitive;          // what a name gets behind it,
  std::string_view genitive_after_s;  // and one that ends like an s:
  std::string_view like_s;            // in one of these letters, of a to z
  std::string (*ordinal)(std::int64_t);
  Sentences sentences;
};

inline std::string with_a_dot(std::int64_t number) { return std::to_string(number) + "."; }

}  // namespace kattegat
