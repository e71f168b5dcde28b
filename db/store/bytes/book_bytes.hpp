// The bytes of a file that may be a book, and that this program may have open just now. Closing a
// file takes away all the locks that a program has on it (POSIX), be it opened another time: who
// closed the book next would then delete the log that we go on writing to. So these are read by
// way of SQLite, which closes such a file when it needs its locks no longer.
#pragma once
#include <cstdint>
#include <string>
#include <system_error>

#include "kattegat/core/result.hpp"

namespace kattegat {

// At most so many, from the beginning.
Result<std::string, std::error_code> first_bytes(const std::string& path, std::size_t most);

// What went wrong with which of the two, if anything.
struct CopyFault {
  std::error_code why;
  bool is_of_source = false;
};
// How many more the disk has room for where this file is, or will be, and how many it hands out at
// once; as many as there can be where that is not known.
struct DiskRoom {
  std::uint64_t bytes, block;
};
DiskRoom room_for(const std::string& file);

// All, to a new file that its owner alone can read, where there is room for so many, and for what
// opens it: one with holes would fill the disk. After a fault there is none of ours.
CopyFault copy_bytes(const std::string& from, const std::string& to);

}  // namespace kattegat
