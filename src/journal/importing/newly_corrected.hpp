// Entries of an evening file that were corrected there since the book has heard of them: what was
// decided about such an entry is taken in as a whole, behind the last of its corrections.
#pragma once
#include "decisions_in_file.hpp"
#include "entries_in_file.hpp"

namespace kattegat {

// An entry with corrections that the book lacks.
struct NewlyCorrected {
  RowsInFile rows;                          // its own, and behind it those of all its corrections
  std::vector<EntryIndex> new_corrections;  // that the book lacks; rising
  Follows known;  // the book's records of the others, as many as a record can hold
  // Whether our log has one of the others as an entry of its own: there a void is of that alone, or
  // of the entry without it.
  bool is_any_by_itself = false;
};
using AllNewlyCorrected = std::map<EntryIndex, NewlyCorrected>;  // by the entry

AllNewlyCorrected newly_corrected(const EntriesInFile&, const Uuid& own_log);

// What has to be decided behind the last correction that is new: it counts until then. Nothing
// where the file says no more. Of the rows one counts, at most.
std::optional<FileDecision> decided_behind(const NewlyCorrected&, const Corrections&);

}  // namespace kattegat
