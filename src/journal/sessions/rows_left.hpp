// What a void says beside what it makes void, where its writer had a correction as an entry of its
// own: in that log both counted, so one of them had to be void for the other to count alone.
#pragma once
#include "entry_records.hpp"

namespace kattegat {

// By a record that makes a row void, which other row of the same entry it lets stand. Only voids by
// those who did not know that the two are one: who knows it means that the entry is void.
using RowsLeft = std::map<const Item*, Uuid>;
RowsLeft rows_left(const EntryRecords&);

}  // namespace kattegat
