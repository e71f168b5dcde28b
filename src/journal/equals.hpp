// Of things that are equal: which of them stands, and what is known of their numbers.
#pragma once
#include <cstdint>
#include <set>

namespace kattegat {

template <class One>
struct Equals {
  const One* standing = nullptr;    // the last
  const One* taken_back = nullptr;  // the first
  std::int64_t count = 0;           // of those that stand
  std::set<std::int64_t> numbers;   // that are taken

  void add(const One& one, bool stands) {
    numbers.insert(one.contents.nth);
    if (stands) {
      standing = &one;
      ++count;
    } else if (!taken_back) {
      taken_back = &one;
    }
  }
  [[nodiscard]] std::int64_t free_from(std::int64_t nth) const {
    while (numbers.count(nth) > 0) ++nth;
    return nth;
  }
};

}  // namespace kattegat
