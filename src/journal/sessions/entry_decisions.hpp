// What has been decided about each entry of a session: which of its rows stands, and whether it
// counts.
#pragma once
#include "entry_records.hpp"
#include "kattegat/journal/decisions/thing.hpp"
#include "rows_left.hpp"

namespace kattegat {

class EntryDecisions {
 public:
  // The records must outlive it.
  explicit EntryDecisions(const EntryRecords&);

  // An entry with all that was decided about it.
  [[nodiscard]] Thing resolved(const Uuid& entry) const;
  // What a new decision about a row follows; nothing where it is no row.
  [[nodiscard]] std::optional<Follows> follows(const Uuid& row) const;

  // Which row stands after a record of the entry or of a decision about it, and whether it counts.
  struct Stands {
    Uuid row;
    bool live = true;
  };
  [[nodiscard]] Stands stands(const Item&, const Uuid& entry) const;
  // What a restoration lets count again where several records that say different things have the
  // entry's id; nullptr: whatever the row says.
  [[nodiscard]] const EntryContents* let_count_by(const Item&) const;

 private:
  void find_what_is_meant(const EntryRecords::OfEntry&);
  [[nodiscard]] const EntryContents* said_after(const Item&, const Uuid& entry) const;

  const EntryRecords& records_;
  RowsLeft left_;
  std::map<const Item*, const Item*> meant_;  // by restoration, which record of the entry
};

}  // namespace kattegat
