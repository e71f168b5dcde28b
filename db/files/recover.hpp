// What can still be read of a damaged book, into a new one.
#pragma once
#include <cstdint>

#include "db/store/fault.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

struct Recovered {
  std::size_t records = 0;  // that are in the new book
  std::size_t lost = 0;     // that were there, but did not match their hash, or hung in the air
  // Of the records: whose names or texts are gone, though nobody erased them.
  std::size_t without_words = 0;
  // Names that had been erased in a book of version 0.1: whoever comes under one by a merge is
  // back.
  std::int64_t erased = 0;
  // Logs that stand close together may have lost their order, by which it is decided what comes
  // first of what was written on two tablets at one time.
  bool is_reordered = false;
};
// Reads around the damage. Only records that match their own hash and pass the gate are taken. A
// log that is whole stays as it is; others are logged anew under their old ids, so that merging the
// book of another table fills the gaps. A book in which nothing is wrong is copied. `to` must not
// exist. What was written is read again before it is answered as saved.
Result<Recovered, BookFault> recover_book(const std::string& from, const std::string& to);

}  // namespace kattegat
