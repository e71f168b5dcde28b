// The rows of a sheet: what the records of a session's entries, and of what has been decided about
// them, come to. The same whatever way they came into the book.
#pragma once
#include <span>

#include "kattegat/games/entry.hpp"
#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/decisions/decisions.hpp"

namespace kattegat {

enum class EntryState : std::uint8_t { live, voided, corrected, conflict };

// A row of the sheet: an entry, or a correction of one.
struct EntryRow {
  std::int64_t row = 0;    // of the record of it that came first: what postings point to
  std::int64_t clock = 0;  // of the first record of it, in the order that every book has
  Uuid id;
  Uuid entry;  // that all decisions about it are about: itself, or what it corrects in the end
  std::optional<Uuid> replaces{};  // of a correction: the row in whose place it was entered
  EntryContents contents;
  // Whether that counts again where the row is restored: of several corrections that have its id it
  // is the first that does.
  bool says_when_restored = true;
  std::optional<Voided> voided;         // counts for nothing: void, or corrected
  EntryState state = EntryState::live;  // in a conflict is the row that holds
  Uuid log;                             // of the record of that row: who wrote it
};

// Entries stand in the order of their first records, behind each all its corrections. An id is
// there once, but for that of a correction that two say of different entries.
struct RowsBelow {
  std::vector<EntryRow> rows;
  std::vector<Conflict> conflicts = {};  // about entries; of which session and evening is not said
};
// `below`: the records below the session, sorted, their players numbered as its header has them.
RowsBelow rows_below(Items below);

// How many entries, and corrections, one log has there, each once. What a session may hold of one
// writer is counted so: what others have brought stands in nobody's way.
std::size_t entries_of_log(std::span<const Item> below, const Uuid& log);

// What a new decision about a row follows; nothing when the session has no such entry or
// correction. `below`: as for rows_below().
std::optional<Follows> decisions_on(const Uuid& row, const Items& below);
// The correction, the row in whose place it has come, in whose place that had come, and so on back
// to the entry. `below`: likewise.
std::vector<Uuid> replaced_by(const Uuid& correction, const Items& below);

// Why, and when, as a decision says; of an entry nothing.
Voided reason_of(const Contents&);

}  // namespace kattegat
