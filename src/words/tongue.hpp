// What makes a language: its sentences, and the few things that no sentence can say.
#pragma once
#include <array>
#include <string>

#include "kattegat/core/sentence.hpp"

namespace kattegat {

struct Tongue {
  std::string_view code;                   // ISO 639-1; what begins with it is this language
  std::string_view name;                   // in the language itself
  std::string_view like;                   // another code that is read as this language, if any
  std::array<std::string_view, 4> courts;  // jack, queen, king, ace
  char decimal;
  std::string_view thousands;
  std::string (*date)(std::string_view year, std::string_view month, std::string_view day);
  std::string (*genitive)(std::string_view name);
  std::string (*ordinal)(std::int64_t);
  Sentences sentences;
};

inline bool ends_like_s(std::string_view name) {
  return !name.empty() && std::string_view("sxzSXZ").find(name.back()) != std::string_view::npos;
}

}  // namespace kattegat
