#include "kattegat/core/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace kattegat {

void broken(const char* file, int line, const char* fact) {
  std::fprintf(stderr, "kattegat: %s:%d: broken: %s\n", file, line, fact);
  std::abort();
}

}  // namespace kattegat
