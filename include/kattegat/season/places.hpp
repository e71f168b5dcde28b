// Who stands where among others.
#pragma once
#include <algorithm>
#include <cstddef>
#include <numeric>
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
// Whose they are, the first place first; of those who share one the earlier.
inline std::vector<std::size_t> by_place(const std::vector<int>& places) {
  std::vector<std::size_t> order(places.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
  return order;
}

}  // namespace kattegat
