// What the whists share: thirteen tricks. Source: sheet 003.
#pragma once
#include "kattegat/core/violation.hpp"

namespace kattegat {

inline constexpr int tricks_of_whist = 13;

inline bool check_whist_tricks(int tricks, Checklist& list) {
  return list.require(tricks >= 0 && tricks <= tricks_of_whist, "tricks", Word::whist_tricks,
                      std::int64_t{tricks});
}

}  // namespace kattegat
