// The same thing at two times, for whoever tells what has changed.
#pragma once

namespace kattegat {

// Both have to stay.
template <class T>
struct BeforeAndNow {
  const T& before;
  const T& now;
};

}  // namespace kattegat
