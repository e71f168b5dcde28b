// Waiting for another program that holds a book.
#pragma once
#include <unistd.h>

#include <chrono>

namespace kattegat {

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
