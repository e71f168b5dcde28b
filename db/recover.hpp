// What can still be read of a damaged book, into a new one.
#pragma once
#include "db/book.hpp"

namespace kattegat {

struct Recovered {
  std::size_t records = 0;  // that are in the new book
  std::size_t lost = 0;     // that were there, but did not match their hash, or hung in the air
};
// Reads around the damage. Only records that match their own hash are taken, and only those whose
// evening and session are there too; they are logged anew under their old ids, so that merging the
// book of another table fills the gaps. `to` must not exist.
Result<Recovered, BookFault> recover_book(const std::string& from, const std::string& to);

}  // namespace kattegat
