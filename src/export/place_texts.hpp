// Who stands where, in a column of a table.
#pragma once
#include <algorithm>

#include "kattegat/core/amount.hpp"
#include "kattegat/season/places.hpp"

namespace kattegat {

// "1", and "2 =" of a shared one.
inline std::string place_text(std::int64_t place, bool shared) {
  return std::to_string(place) + (shared ? " =" : "");
}
// Beside the amounts.
inline std::vector<std::string> place_texts(const std::vector<Money>& amounts) {
  const std::vector<int> places = places_of(amounts);
  std::vector<std::string> texts;
  for (const int place : places)
    texts.push_back(place_text(place, std::count(places.begin(), places.end(), place) > 1));
  return texts;
}

}  // namespace kattegat
