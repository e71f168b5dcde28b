// Entries of an evening file that were corrected there since the book has heard of them: what was
// decided about such an entry is taken in as a whole, behind the last of its corrections.
#pragma once
#include "file_corrections.hpp"
#include "file_decisions.hpp"
#include "kept_entries.hpp"

namespace kattegat {

// An entry with corrections that the book lacks.
struct CorrectedAnew {
  RowsInFile rows;                 // its own, and behind it those of all its corrections
  std::vector<std::size_t> added;  // places of the corrections that the book lacks; rising
  Follows known;                   // its records of the others, as many as a record can hold
  // Whether our log has one of the others as an entry of its own: there a void is of that alone, or
  // of the entry without it.
  bool is_any_by_itself = false;
};
using AllCorrectedAnew = std::map<std::size_t, CorrectedAnew>;  // by the place of the entry

AllCorrectedAnew corrected_anew(const Corrections&, const KeptEntries&, const SessionInBook&,
                                const Uuid& own_log);

// What has to be decided behind the last correction that is added: it counts until then. Nothing
// where the file says no more. Of the rows one counts, at most.
std::optional<FileDecision> decided_behind(const CorrectedAnew&, const Corrections&);

}  // namespace kattegat
