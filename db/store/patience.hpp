// Waiting for another program that holds a book.
#pragma once
#include <unistd.h>

#include <chrono>

namespace kattegat {

// For so long, in milliseconds, where nobody says otherwise.
inline constexpr int usual_patience = 30'000;

// Tries until it is done or the time is over: whether it is done.
template <class Try>
bool patiently(int milliseconds, Try&& is_done) {
  using Clock = std::chrono::steady_clock;
  const auto until = Clock::now() + std::chrono::milliseconds(milliseconds);
  while (!is_done()) {
    if (Clock::now() >= until) return false;
    ::usleep(20'000);
  }
  return true;
}

}  // namespace kattegat
