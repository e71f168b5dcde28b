// An entry with all that has been decided about it, and the rows that come of that: its own, and
// one for each of its corrections.
#pragma once
#include "entry_decisions.hpp"
#include "kattegat/journal/sessions/entry_rows.hpp"

namespace kattegat {

// In some logs it is an entry; one at least says what it corrects.
struct CorrectionOfEntry {
  const Item* came_first;         // of all its records, into this book
  const Version *first, *newest;  // of those that say what it corrects, in order
};
using CorrectionsOfEntry = std::map<Uuid, CorrectionOfEntry>;  // by their ids

class RowsOfEntry {
 public:
  // The records and the decisions must outlive it.
  RowsOfEntry(const Uuid& entry, const EntryRecords&, const EntryDecisions&);
  // It is moved alone, for it points into what has been resolved.
  RowsOfEntry(const RowsOfEntry&) = delete;
  RowsOfEntry(RowsOfEntry&&) = default;

  [[nodiscard]] const Uuid& entry() const { return entry_; }
  [[nodiscard]] std::optional<Conflict> conflict() const;
  // The entry's own row, or that of a correction of it.
  [[nodiscard]] EntryRow row(const Uuid&) const;

 private:
  // Whether a row counts, and why not.
  struct Counting {
    EntryState state = EntryState::live;
    std::optional<Voided> voided = {};
  };
  [[nodiscard]] Counting counting_of(const Uuid& row) const;
  [[nodiscard]] const Item& first_here(const Uuid& row) const;
  [[nodiscard]] std::optional<Uuid> replaces(const Uuid& row) const;
  [[nodiscard]] const EntryContents& said_in(const Uuid& row) const;
  [[nodiscard]] const EntryContents& said_first_in(const Uuid& correction) const;
  [[nodiscard]] Voided why_replaced(const Uuid& row) const;

  const EntryRecords& records_;
  const EntryDecisions& decisions_;
  Uuid entry_;
  Thing thing_;
  EntryDecisions::Stands now_;
  CorrectionsOfEntry corrections_;
  std::map<Uuid, const Version*> replaced_by_;  // the newest correction of each row
  // Why rows do not count of which no correction says so; shortened, for many may have it from one
  // decision.
  Voided why_others_;
};

}  // namespace kattegat
