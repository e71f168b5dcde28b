// What a book lacks of a session's entries in an evening file, and of what has been decided about
// them.
#pragma once
#include "entries_in_file.hpp"
#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {

struct LackingEntries {
  std::vector<NewRecord> new_records;
  std::int64_t otherwise = 0;  // entries that have been decided otherwise in the book, and stay so
};
// Of a session that is new these are all its entries, in their order. Complaints: of what cannot
// stand beside what is there; where too many are new, of no more of them.
Result<LackingEntries, Complaints> lacking_entries(const EntriesInFile&, const BookBefore&);

}  // namespace kattegat
