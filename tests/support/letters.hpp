// The letters that the languages have beyond a to z, small and capital.
#pragma once
#include "kattegat/languages/languages.hpp"

namespace kattegat::test {

inline std::string letters_of_all_languages() {
  std::string all;
  for (const Language language : languages)
    all.append(own_letters(language).small).append(own_letters(language).capital);
  return all;
}

}  // namespace kattegat::test
