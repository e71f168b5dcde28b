// Whether the indexes of the records hold what the records say, summed up: in one pass of each.
#pragma once
#include <cstring>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "db/proof/verify.hpp"
#include "db/store/connection.hpp"

namespace kattegat {

// What an index holds, or should hold, in whatever order it is read.
struct Sum {
  std::int64_t rows = 0;
  std::uint64_t sum = 0;
  template <class... Part>
  void add(const Part&... parts) {
    std::uint64_t mixed = 0;
    const auto mix = [&](const void* bytes, std::size_t size) {
      for (std::size_t i = 0; i < size; i += sizeof(mixed)) {
        std::uint64_t word = 0;
        std::memcpy(&word, static_cast<const std::uint8_t*>(bytes) + i, sizeof(word));
        mixed = (mixed ^ word) * 0x9E3779B97F4A7C15U;  // the golden ratio, as hash tables spread
        mixed ^= mixed >> 32U;
      }
    };
    static_assert(((sizeof(Part) % sizeof(mixed) == 0) && ...));
    (mix(&parts, sizeof(parts)), ...);
    ++rows;
    sum += mixed;
  }
  void add(const Sum& other) {
    rows += other.rows;
    sum += other.sum;
  }
  bool operator==(const Sum&) const = default;
};
struct IndexSums {
  bool are_whole = true;  // each record could be read
  Sum by_id, by_origin, headers;
  std::int64_t with_words = 0;                // records that have, or had, words beside them
  std::map<std::int64_t, std::int64_t> logs;  // how many records each has
  void add(const IndexSums& other) {
    are_whole = are_whole && other.are_whole;
    by_id.add(other.by_id);
    by_origin.add(other.by_origin);
    headers.add(other.headers);
    with_words += other.with_words;
    for (const auto& [origin, count] : other.logs) logs[origin] += count;
  }
};

// What is said of an index that does not hold what the records say.
Difference index_is_wrong(std::string_view name);

// What the indexes hold. Of one that is not in order, or cannot be read, that is said, and no more.
struct IndexesRead {
  std::optional<Sum> by_id, by_origin, headers;
};
IndexesRead read_indexes(Connection&, std::vector<Difference>& found);
// Against what the rows say that they should hold, where that is known.
void compare(const IndexesRead&, const IndexSums&, std::vector<Difference>& found);

}  // namespace kattegat
