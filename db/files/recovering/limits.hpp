// How much is tried to make out what damage has left of a book. A book of which most can be read
// comes nowhere near; one of which little is left, or that somebody has made so, is recovered
// within seconds even so, without what would have been found beyond.
#pragma once
#include <cstddef>
#include <cstdint>

namespace kattegat {

struct RecoveryLimits {
  // Bytes hashed in one reading of the book, while each bit of a record is tried: some seconds. A
  // usual record takes a megabyte, and one of more than 16 KiB is not tried.
  static constexpr std::uint64_t bytes_for_bits = std::uint64_t{1} << 31U;
  // Bytes hashed to find out which ids lost rows had: seconds, before the other begins.
  static constexpr std::int64_t bytes_for_names = std::int64_t{1} << 30U;
  // Evenings, or sessions, below which a record without its place may hang, the newest first: what
  // is written hangs below one of the last, and so many are decades.
  static constexpr std::ptrdiff_t headers_before = 10'000;
  // Keys drawn until each log that is logged anew has its old place among all: some seconds. Of
  // logs whose ids lie by chance each takes half as many as there are logs.
  static constexpr int keys_drawn = 100'000;
  // What goes into the hash of a record beside its body: ids, hashes and numbers.
  static constexpr std::size_t bytes_beside_body = 256;
};

}  // namespace kattegat
