// Sets that are joined two at a time, and never part; each is known by its least. `above` has for
// everyone one of the same set that is no greater, for the least itself: a vector of numbers, or a
// map.
#pragma once
#include <algorithm>

namespace kattegat {

// The least of the set that the one is in. Asking makes the next answer quicker.
template <class Above, class One>
One first_in(Above& above, One one) {
  while (above.at(one) != one) one = above.at(one) = above.at(above.at(one));
  return one;
}

// The sets of the two are one from now on.
template <class Above, class One>
void join_in(Above& above, const One& a, const One& b) {
  const One one = first_in(above, a), other = first_in(above, b);
  above.at(std::max(one, other)) = std::min(one, other);
}

}  // namespace kattegat
