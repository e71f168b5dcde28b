// An entry and its corrections as an evening file has them: one counts, at most, and each of the
// others says why it is void.
#pragma once
#include <compare>
#include <optional>
#include <vector>

#include "kattegat/games/entry.hpp"

namespace kattegat {

// Where an entry, or a correction, stands among those that the file has of its session.
struct EntryIndex {
  std::size_t value = 0;
  auto operator<=>(const EntryIndex&) const = default;
};

// Rows of one entry that the file has: its own, and those of its corrections behind it.
struct RowInFile {
  EntryIndex index;
  const Stamp* stamp = nullptr;
};
using RowsInFile = std::vector<RowInFile>;

// The last of them that counts.
std::optional<Uuid> standing_in(const RowsInFile&);
// Of an entry and its corrections one counts, at most: the first two that do all the same.
struct CountTwice {
  RowInFile first, second;
};
std::optional<CountTwice> count_twice(const RowsInFile&);

// Of several rows that are void by one decision one has its reason in full, and the others as it
// begins.
bool is_same_reason(const Voided&, const Voided&);
// Of rows none of which counts that which was said to be void. The last one has the reason of that,
// if only as it begins; whichever was has it in full, also where it had been corrected before.
const Stamp& said_to_be_void(const RowsInFile&);

}  // namespace kattegat
