// Somebody of a crowd (crowd.hpp): ids are numbered in their own order, and one person is known by
// the smallest number of theirs.
#pragma once
#include <cstddef>

namespace kattegat {

enum class Somebody : std::size_t {};

}  // namespace kattegat
