// A book of version 0.1 becomes ours where it lies, when it is first opened.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "db/store/fault.hpp"

namespace kattegat {

struct TakenOverBook {
  std::string kept;         // where the old book lies; "" when another program has just done so
  std::int64_t lost = 0;    // records of it that hang on something that it does not have
  std::int64_t erased = 0;  // names that it refused: whoever comes under one by a merge is back
};
// Puts a new book in the place of the old one, which stays beside it, wherever a link leads from.
// Nobody writes to the old book meanwhile: who has it open to write is waited for, for 30 s. Cut
// off anywhere, there is the old book or the new.
Result<TakenOverBook, BookFault> take_over_legacy(const std::string& path);

// What was kept so beside the book at `path`, and lies there still.
std::vector<std::string> kept_old_books(const std::string& path);

}  // namespace kattegat
