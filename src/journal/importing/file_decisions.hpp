// Decisions in an evening file. It says what counts and what is void, and nothing of the decisions
// before: which of them the book has never heard of is found out here.
#pragma once
#include <span>

#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// Rows of one entry that the file has: its own, and those of its corrections behind it.
struct RowInFile {
  std::size_t place = 0;
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

struct FileDecision {
  RecordKind kind{};  // voided, restored
  Uuid of;
  Voided why;
};
// Where something else stands in the file than in the book, the file has a decision that was never
// heard of, or is older than what was decided in the book, and that stays.
struct NewDecisions {
  std::vector<FileDecision> all;
  std::int64_t otherwise = 0;  // entries that stay otherwise than in the file
};
// `by_entry`: the file's rows of what the book has. `known`: the book's; `below`: its records of
// the session.
NewDecisions decisions_never_heard_of(const std::map<Uuid, RowsInFile>& by_entry,
                                      std::span<const EntryRow> known, const Items& below);

}  // namespace kattegat
