// An entry and what has been decided about it, in the order that every book agrees on.
#pragma once
#include <span>

#include "kattegat/journal/decisions/decisions.hpp"

namespace kattegat {

// While these are there: the first of them are the entry itself, which `begun` of its records say;
// all others decide about it.
struct EntryVersions {
  std::span<Version> all;
  std::size_t begun = 0;
};

}  // namespace kattegat
