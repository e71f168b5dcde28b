// An entry with all that has been decided about it, and the rows that come of that: its own, and
// one for each of its corrections.
#pragma once
#include "entry_decisions.hpp"
#include "kattegat/journal/sessions/entry_rows.hpp"

namespace kattegat {

class DecidedEntry {
 public:
  // The records and the decisions must outlive it.
  DecidedEntry(const Uuid& entry, const EntryRecords&, const EntryDecisions&);
  // It is moved alone, for it points into what has been resolved.
  DecidedEntry(const DecidedEntry&) = delete;
  DecidedEntry(DecidedEntry&&) = default;

  [[nodiscard]] const Uuid& id() const { return id_; }
  [[nodiscard]] std::optional<Conflict> conflict() const;
  // The entry's own row, or that of a correction of it.
  [[nodiscard]] EntryRow row(const Uuid&) const;

 private:
  struct Correction {
    const Item* came_first = nullptr;     // of its records, into this book
    const EntryContents* says = nullptr;  // by the first of them that is said as one, in order
    const Contents* last_said = nullptr;  // by the last
  };
  void take_in_corrections();
  [[nodiscard]] const Contents& says_why_others() const;
  [[nodiscard]] const Item& first_here(const Uuid& row) const;
  [[nodiscard]] const EntryContents& said_in(const Uuid& row) const;
  [[nodiscard]] Voided why_replaced(const Uuid& row) const;

  const EntryRecords& records_;
  const EntryDecisions& decisions_;
  Uuid id_;
  Thing thing_;
  EntryDecisions::Stands now_;
  std::map<Uuid, Correction> corrections_;
  std::map<Uuid, const Contents*> replaced_by_;  // the newest correction of each row
  // Why rows do not count of which no correction says so; shortened, for many may have it from one
  // decision.
  Voided why_others_;
};

}  // namespace kattegat
