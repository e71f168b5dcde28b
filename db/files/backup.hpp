// Copies of a book, made while others use it. None overwrites anything.
#pragma once
#include <optional>
#include <string>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"

namespace kattegat {

// A consistent one of a book that is a file. Checked before it is answered as made.
Result<OnDisk, BookFault> backup_book(const Book&, const std::string& path);

// Byte for byte, with its log, of a book that perhaps cannot be opened: for who looks into it.
std::optional<BookFault> copy_as_it_is(const std::string& book, const std::string& path);

}  // namespace kattegat
