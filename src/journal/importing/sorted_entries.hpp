// A session's entries in an evening file, sorted out: which of them the book has, and which are
// new.
#pragma once
#include "corrected_anew.hpp"
#include "lacking.hpp"
#include "not_added.hpp"

namespace kattegat {

// They, and what a book has of the session. Valid while all that is there.
struct EntriesInFile {
  const EveningSession& session;
  const SessionInBook& there;
  const Corrections& corrections;  // those of the file among them
  KeptEntries kept;
};

struct SortedEntries {
  AllCorrectedAnew anew;
  std::map<Uuid, RowsInFile> known;   // of the others those that the book has, by its entry
  std::vector<std::size_t> new_ones;  // by their places; rising
  // Of what cannot stand beside what is there. Where too many are new the rest is not looked at.
  Complaints complaints;
};
SortedEntries sorted_out(const EntriesInFile&, const BookBefore&);

}  // namespace kattegat
