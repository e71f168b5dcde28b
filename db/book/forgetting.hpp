// People who are to be forgotten: which words of the book are theirs, and that its bytes go.
#pragma once
#include "db/book/book.hpp"
#include "kattegat/journal/erasing.hpp"

namespace kattegat {

// The rows whose words go; how many of them are no names, but texts.
struct Forgotten {
  std::vector<std::int64_t> rows;
  std::int64_t texts = 0;
};
Forgotten to_forget(Store&, const People&);

// Free texts, not forgotten yet, of records that say what a forgotten one says.
Items texts_like_forgotten(Store&, const People&);
// Names that are about to be forgotten here.
std::vector<std::string> names_to_forget(Store&, const People&);

// Free texts that mention one of the names.
Items texts_that_mention(Store&, const std::vector<std::string>& names);

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
Scrubbed scrub(Book&);

}  // namespace kattegat
