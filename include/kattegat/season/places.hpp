// Who stands where among others.
#pragma once
#include <vector>

namespace kattegat {

// The number a value has among the values, from 1: equal ones have the same, the next counts on.
template <class Values, class Value>
int rank_among(const Values& values, const Value& mine) {
  int rank = 1;
  for (const auto& other : values) rank += other > mine ? 1 : 0;
  return rank;
}
// Beside the values.
template <class Value>
std::vector<int> places_of(const std::vector<Value>& values) {
  std::vector<int> places;
  for (const Value& mine : values) places.push_back(rank_among(values, mine));
  return places;
}

}  // namespace kattegat
