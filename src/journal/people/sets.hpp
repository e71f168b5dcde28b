// Sets that grow together, each known by its least. `above` has for everyone one of the same set
// that is no greater; for the least itself.
#pragma once
#include <algorithm>

namespace kattegat {

template <class Above, class One>
One first_in(Above& above, One one) {
  while (above.at(one) != one) one = above.at(one) = above.at(above.at(one));
  return one;
}

template <class Above, class One>
void join_in(Above& above, const One& a, const One& b) {
  const One one = first_in(above, a), other = first_in(above, b);
  above.at(std::max(one, other)) = std::min(one, other);
}

}  // namespace kattegat
