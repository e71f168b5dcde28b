// Of payments that are equal, or of movements in the purse: which of them stands, and what is known
// of their numbers.
#pragma once
#include <cstdint>
#include <set>
#include <vector>

namespace kattegat {

// Of `One` it is `contents.nth` that is asked.
template <class One>
struct Equals {
  const One* standing = nullptr;  // the last
  std::vector<const One*> taken_back;
  std::int64_t count = 0;          // of those that stand
  std::set<std::int64_t> numbers;  // that are taken

  // One that is not numbered among these.
  void add_standing(const One& one) { standing = &one; }
  void add(const One& one, bool stands) {
    numbers.insert(one.contents.nth);
    if (stands) {
      add_standing(one);
      ++count;
    } else {
      taken_back.push_back(&one);
    }
  }
  // What counts again instead of one more. A number beyond what one more would have is left alone:
  // whoever has not heard of it does not take it, and together there would be two.
  [[nodiscard]] const One* to_count_again() const {
    for (const One* one : taken_back)
      if (one->contents.nth <= count) return one;
    return nullptr;
  }
  [[nodiscard]] std::int64_t free_from(std::int64_t nth) const {
    while (numbers.count(nth) > 0) ++nth;
    return nth;
  }
};

}  // namespace kattegat
