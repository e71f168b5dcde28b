// Opening the book for a command.
#pragma once
#include "commands.hpp"
#include "db/book/book.hpp"

namespace kattegat::cli {

OrSaid<Book> open_to_read(const Setting&);
OrSaid<Book> open_to_write(const Setting&);
OrSaid<Book> open_or_create(const Setting&);

}  // namespace kattegat::cli
