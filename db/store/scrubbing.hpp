// The bytes of what has been deleted go from the file, too. Whoever deletes words owes that from
// then on, as the file itself says until it is done (scrub_debt.hpp).
#pragma once
#include <cstdint>
#include <optional>

#include "kattegat/core/text.hpp"

namespace kattegat {

class OpenedBook;
class Store;

// Whether the bytes of what has been forgotten are gone from the file.
enum class Scrubbed {
  yes,
  still_used,  // by another program
  failed,      // as on a full disk
};
// Writes the file anew without what has been deleted, and empties its log, within the book's
// patience: a program that is still reading keeps the old pages alive. What has been deleted is
// deleted even so.
Scrubbed scrub(Store&);
// What somebody has left to be done, as far as it can be done at once: whenever a book is opened to
// be written to, and when that is closed.
void scrub_if_owed(OpenedBook&);
// What is said of bytes that are still there. Who is still using it has been waited for so long.
std::optional<Text> bytes_left(Scrubbed, std::int64_t patience_seconds);

}  // namespace kattegat
