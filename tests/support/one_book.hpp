// A book in a file with one evening of Ligeud, and who plays in it.
#pragma once
#include "db/book/roster.hpp"
#include "support/whole_book.hpp"

namespace kattegat::test {

struct OneBook {
  Folder folder;
  Book book = opened(folder.path("book.db"));
  OneBook() { import_into(book, ligeud_evening(1, nine_made(1))); }
};
inline Uuid id_called(const Book& book, const std::string& name) {
  CAPTURE(name);
  const auto found = find_person(book, name);
  REQUIRE(found.has_value());
  return found->ids.front();
}

}  // namespace kattegat::test
