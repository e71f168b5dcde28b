// Hashes of records that have been hashed anew: nobody chooses what they begin with, which a table
// may go by.
#pragma once
#include <algorithm>
#include <cstdint>
#include <unordered_set>

#include "kattegat/core/hash.hpp"

namespace kattegat {

struct ByFirstBytes {
  std::size_t operator()(const Hash& hash) const {
    std::size_t value = 0;
    std::copy_n(hash.begin(), sizeof(value), reinterpret_cast<std::uint8_t*>(&value));
    return value;
  }
};
using Hashes = std::unordered_set<Hash, ByFirstBytes>;

}  // namespace kattegat
