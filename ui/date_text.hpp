// A date as people of the language write it.
#pragma once
#include "kattegat/words.hpp"

namespace kattegat::ui {

inline std::string date_text(std::string_view date, Language language) {
  if (date.size() != 10 || language == Language::swedish) return std::string(date);
  const std::string separator = language == Language::danish ? "." : "/";
  return std::string(date.substr(8, 2)) + separator + std::string(date.substr(5, 2)) + separator +
         std::string(date.substr(0, 4));
}

}  // namespace kattegat::ui
