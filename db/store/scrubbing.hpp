// The bytes of what has been deleted go from the file, too.
#pragma once
#include <cstdint>
#include <optional>

#include "kattegat/core/text.hpp"

namespace kattegat {

class Store;

// Whether the bytes of what has been forgotten are gone from the file. If not, they go when it is
// next closed.
enum class Scrubbed {
  yes,
  still_read,  // by another program
  failed,      // as on a full disk
};
// Writes the file anew without what has been deleted, and empties its log, within the book's
// patience: a program that is still reading keeps the old pages alive. What has been deleted is
// deleted even so, and its bytes go when the book is next closed.
Scrubbed scrub(Store&);
// What is said of bytes that are still there. `waited_seconds`: for who is still reading.
std::optional<Text> bytes_left(Scrubbed, std::int64_t waited_seconds);

}  // namespace kattegat
