// Opening the book for a command. What goes wrong is said; the caller then answers `impossible`.
#pragma once
#include "commands.hpp"
#include "db/book/book.hpp"

namespace kattegat::cli {

std::optional<Book> open_to_read(const Setting&);
std::optional<Book> open_to_write(const Setting&);
std::optional<Book> open_or_create(const Setting&);

}  // namespace kattegat::cli
