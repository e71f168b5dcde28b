// An assertion about our own code that stays on in release. Never used on input: what a player, a
// file or the disk can cause is a Violation or a Result.
#pragma once

namespace kattegat {
[[noreturn]] void broken(const char* file, int line, const char* fact);
}  // namespace kattegat

#define KATTEGAT_CHECK(fact) \
  ((fact) ? static_cast<void>(0) : ::kattegat::broken(__FILE_NAME__, __LINE__, #fact))
