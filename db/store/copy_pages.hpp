// The pages of a book that is a file, copied while others use it.
#pragma once
#include <optional>
#include <string>

#include "db/store/fault.hpp"

namespace kattegat {

class Store;

// As they are at one moment, into an empty file; but whoever writes there begins a log of its own,
// and of what has been deleted nothing is copied.
// Whoever holds the book is waited for as long as any write would wait.
std::optional<BookFault> copy_pages(Store&, const std::string& to);

}  // namespace kattegat
