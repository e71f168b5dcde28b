// What is asked of a file, and of the disk that it lies on, before it is trusted with more.
#pragma once
#include <cstdint>

namespace kattegat {

// Of one value in a row. A record's body, and its words, come from a file of at most 64 MiB.
inline constexpr int longest_value = 80 << 20;
// By which is told how many records there can be in a file.
inline constexpr std::int64_t least_bytes_of_a_record = 100;

// What the disk must have room for. SQLite maps its index of the write-ahead log into memory, and
// writing to a mapped page for which there is none kills the process: better to refuse before.
struct LeastRoom {
  static constexpr std::uint64_t to_open = std::uint64_t{2} << 20U;     // to write to it
  static constexpr std::uint64_t to_write = std::uint64_t{128} << 10U;  // once more
  static constexpr std::uint64_t to_make = std::uint64_t{256} << 10U;   // an empty one is smaller
};
// SQLite looks itself whether there is a byte of room in each of so many, which says nothing of the
// rest of these where a disk hands out less at once.
inline constexpr std::uint64_t looked_for_in_index = 4096;

}  // namespace kattegat
