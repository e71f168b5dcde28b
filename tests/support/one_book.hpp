// A book in a file with one evening of Ligeud.
#pragma once
#include "support/whole_book.hpp"

namespace kattegat::test {

struct OneBook {
  Folder folder;
  Book book = opened(folder.path("book.db"));
  OneBook() { import_into(book, ligeud_evening(1, nine_made(1))); }
};

}  // namespace kattegat::test
