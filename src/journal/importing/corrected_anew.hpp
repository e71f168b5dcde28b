// Entries of an evening file that were corrected there since the book has heard of them: what was
// decided about such an entry is taken in as a whole, behind the last of its corrections.
#pragma once
#include <functional>

#include "file_corrections.hpp"
#include "file_decisions.hpp"
#include "kept_entries.hpp"

namespace kattegat {

// An entry with corrections that the book lacks.
struct CorrectedAnew {
  RowsInFile rows;                 // its own, and behind it those of all its corrections
  std::vector<std::size_t> added;  // places of the corrections that the book lacks; rising
  Follows known;                   // its records of the others, as many as a record can hold
};
using AllCorrectedAnew = std::map<std::size_t, CorrectedAnew>;  // by the place of the entry

// `below`: the book's records of the session.
AllCorrectedAnew corrected_anew(const Corrections&, const KeptEntries&,
                                const std::function<bool(const Uuid&)>& is_known,
                                const Items& below);

// What has to be decided behind the last correction that is added: it counts until then. Nothing
// where the file says no more. Of the rows one counts, at most.
std::optional<FileDecision> decided_behind(const CorrectedAnew&, const Corrections&);

}  // namespace kattegat
