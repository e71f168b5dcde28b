// Opening the book for a command.
#pragma once
#include "answers.hpp"
#include "db/book/book.hpp"

namespace kattegat::cli {

OrSaid<Book> open_to_read(const Setting&);
OrSaid<Book> open_to_write(const Setting&);
OrSaid<Book> open_to_fill(const Setting&);
// Of a book of an earlier version, when it has been opened: where it lies now, and what is not in
// this one. It is said once.
void say_taken_over(const Setting&, const Book&);

}  // namespace kattegat::cli
