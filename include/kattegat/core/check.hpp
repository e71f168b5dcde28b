// An assertion about our own code that stays on in release. Never used on input: what a player, a
// file or the disk can cause is a Violation or a Fault.
#pragma once
#include <cstdio>
#include <cstdlib>

#define KATTEGAT_CHECK(fact)                                                                     \
  ((fact)                                                                                        \
       ? static_cast<void>(0)                                                                    \
       : (std::fprintf(stderr, "kattegat: %s:%d: broken: %s\n", __FILE_NAME__, __LINE__, #fact), \
          std::abort()))
