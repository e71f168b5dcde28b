// Who stands where among others.
#pragma once
#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <vector>

namespace kattegat {

// Beside the values, which number each has among them, from 1: equal ones have the same, the next
// counts on.
template <class Value>
std::vector<int> places_of(const std::vector<Value>& values) {
  std::vector<Value> falling = values;
  std::sort(falling.begin(), falling.end(), std::greater<>());
  std::vector<int> places;
  for (const Value& mine : values) {
    const auto at = std::lower_bound(falling.begin(), falling.end(), mine, std::greater<>());
    places.push_back(static_cast<int>(at - falling.begin()) + 1);
  }
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
