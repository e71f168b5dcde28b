// Decisions about one thing: which holds, and whether somebody has to decide again. evening-format,
// "Decisions about one thing".
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "kattegat/journal/contents.hpp"

namespace kattegat {

// One decision about a thing, or one of the records that it begins with.
struct Version {
  Hash record{};
  Follows follows;
  std::string meaning;  // of the thing after it; what means the same is no conflict
};

struct Resolved {
  std::optional<std::size_t> holds;  // the last of those that nobody has followed
  std::vector<std::size_t> open;     // all of those
  bool conflict = false;             // they mean different things
};

// `versions` in the order that every book agrees on. Of versions that follow nothing and mean the
// same, following one is following all: two books may hold the same fact under two logs.
Resolved resolve(const std::vector<Version>& versions);

// What a new decision follows: the open ones.
Follows follows_of(const std::vector<Version>&, const Resolved&);

}  // namespace kattegat
