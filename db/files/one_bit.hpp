// What one bit that flipped on the disk has changed in a record. Of all that it may have been, its
// hash says which it was: each bit is tried.
#pragma once
#include <cstdint>

#include "kattegat/journal/record.hpp"

namespace kattegat {

// As many bytes may be hashed for it: some seconds, in a book of which little is left.
class OneBit {
 public:
  // Whether the record, or its hash, is right now. Else both are as they were.
  bool put_right(Record&);
  // Whether the words are those that the commitment stands for.
  bool put_right(Words&, const Hash& commitment);

 private:
  bool may_try(std::size_t bytes);

  std::uint64_t left_ = std::uint64_t{1} << 31U;
};

}  // namespace kattegat
