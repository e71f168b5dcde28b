// The bytes of what has been deleted go from the file, too. Whoever deletes words owes that from
// then on, as the file itself says until it is done (scrub_debt.hpp).
#pragma once
#include <optional>

#include "kattegat/core/text.hpp"

namespace kattegat {

class OpenedBook;
class Store;

// Writes the file anew without what has been deleted, and empties its log, within the book's
// patience, and takes away what programs that are gone have left half made of it: a program that is
// still reading keeps the old pages alive. Answers what is to be said of bytes that are still
// there; what has been deleted is deleted even so.
std::optional<Text> scrub(Store&);
// What somebody has left to be done, as far as it can be done at once: whenever a book is opened to
// be written to, and when that is closed.
void scrub_if_owed(OpenedBook&);

}  // namespace kattegat
