// Decisions in an evening file. It says what counts and what is void, and nothing of the decisions
// before: which of them the book has never heard of is found out here.
#pragma once
#include <map>
#include <span>

#include "kattegat/journal/sessions/session_history.hpp"
#include "rows_in_file.hpp"

namespace kattegat {

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
                                      std::span<const EntryRow> known, std::span<const Item> below);

}  // namespace kattegat
