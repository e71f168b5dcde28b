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
// Sorts a list by amounts of money, the largest first, and answers its places.
template <class One>
std::vector<std::string> ranked_by(std::vector<One>& list, Money One::*amount) {
  std::stable_sort(list.begin(), list.end(),
                   [&](const One& a, const One& b) { return a.*amount > b.*amount; });
  std::vector<Money> amounts;
  for (const One& one : list) amounts.push_back(one.*amount);
  const std::vector<int> places = places_of(amounts);
  std::vector<std::string> texts;
  for (const int place : places) {
    const auto [first, last] = std::equal_range(places.begin(), places.end(), place);
    texts.push_back(place_text(place, last - first > 1));
  }
  return texts;
}

}  // namespace kattegat
