// When something is taken back, and why: as it is written down, so that either may be empty.
#pragma once
#include <string>

namespace kattegat {

struct WhenAndWhy {  // by name, where both are given: they are texts of one type
  std::string at, why = {};
};

}  // namespace kattegat
