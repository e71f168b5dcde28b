// A book as a file that nobody has open.
#pragma once
#include <string>

#include "support/books.hpp"
#include "support/ligeud_evenings.hpp"

namespace kattegat::test {

// With one evening of two entries.
inline std::string closed_book(const Folder& folder, const std::string& name = "book.db") {
  const std::string path = folder.path(name);
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")));
  return path;
}

}  // namespace kattegat::test
