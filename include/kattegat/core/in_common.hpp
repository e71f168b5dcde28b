// Whether two sets have anything in common, at the cost of the smaller one.
#pragma once
#include <algorithm>

namespace kattegat {

template <class Set>
bool have_in_common(const Set& one, const Set& other) {
  const Set &few = one.size() < other.size() ? one : other, &many = &few == &one ? other : one;
  return std::any_of(few.begin(), few.end(),
                     [&](const auto& member) { return many.count(member) > 0; });
}

}  // namespace kattegat
