// A copy of the book, made while others use it.
#pragma once
#include <string>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"

namespace kattegat {

// A consistent copy while others write. Never overwrites. Checked before it is answered as made.
Result<OnDisk, BookFault> backup_book(const Book&, const std::string& path);

}  // namespace kattegat
