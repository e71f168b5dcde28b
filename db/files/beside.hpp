// Files that are written beside a book, and never over it.
#pragma once
#include "db/store/fault.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {

// write_whole_file(), which refuses what belongs to the book, or beside another one.
std::optional<Text> write_beside_book(const std::string& path, std::string_view bytes, Replace,
                                      const std::string& book);

// Why no copy of the book may be put there: something is there, or SQLite would take it for what a
// book keeps beside itself.
std::optional<BookFault> refuse_copy(const std::string& path, const std::string& book);

// Takes away a book that nobody has open, with all that lies beside it.
void take_away(const std::string& book);

}  // namespace kattegat
