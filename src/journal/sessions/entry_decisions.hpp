// What has been decided about the entries of a session.
#pragma once
#include <map>
#include <string_view>

#include "kattegat/journal/decisions/conflict.hpp"
#include "stored_along.hpp"

namespace kattegat {

class EntryDecisions {
 public:
  // `below` must outlive it.
  explicit EntryDecisions(const Items& below);

  using Records = std::vector<const Item*>;  // some of those below, as they stand there
  // Those of one entry itself, and of what has been decided about it; corrections among them.
  struct OfEntry {
    Records begun, decisions;
  };
  [[nodiscard]] const Records& entries() const { return entries_; }  // the first of each
  [[nodiscard]] bool is_entry(const Uuid&) const;
  [[nodiscard]] const OfEntry& of(const Uuid& entry) const { return entry_.at(entry); }

  // An entry with all that was decided about it; what a new decision about a row of it follows.
  [[nodiscard]] Thing resolved(const Uuid& entry) const;
  [[nodiscard]] std::optional<Follows> follows(const Uuid& row) const;

  // A row is an entry or a correction.
  [[nodiscard]] bool stands_behind_another(const Uuid& row) const;
  // Whether the correction has come in the place of the row, or of what had come there.
  [[nodiscard]] bool has_replaced(const Uuid& correction, const Uuid& row) const;
  [[nodiscard]] const EntryContents* said_by(const Uuid& row) const;  // nullptr: it is none
  // What a restoration, one of the records, lets count again where several records have the entry's
  // id; nothing: whatever the row says.
  [[nodiscard]] const EntryContents* let_count_by(const Item&) const;
  [[nodiscard]] std::int64_t clock_of(const Uuid& row) const;
  // Which row stands after the decision about the entry, one of its records, and whether it counts.
  struct Stands {
    Uuid row;
    bool live = true;
  };
  [[nodiscard]] Stands stands(const Item&, const Uuid& entry) const;

 private:
  struct Said {  // by a record
    Contents contents;
    const Item* meant = nullptr;  // of a restoration, which record of the entry
  };
  Records read(const Items& below);  // answers voids, restorations and corrections
  void take_for_corrections(Records& deciding);
  void find_what_is_meant(const OfEntry&);
  void find_what_is_left(const Uuid& entry, const Records& decisions);
  using Restored = std::map<std::string_view, Uuid>;  // by when that was said, which row
  [[nodiscard]] Restored restored_in(const Records& decisions) const;
  [[nodiscard]] const Contents& contents_of(const Item&) const;
  [[nodiscard]] Uuid target(const Item&) const;
  [[nodiscard]] Uuid corrected_by(const Uuid& correction) const;
  [[nodiscard]] std::optional<Uuid> entry_of(const Uuid& row) const;
  using Meanings = std::map<const EntryContents*, EntryMeaning>;  // of what counts again
  [[nodiscard]] EntryMeaning meaning(const Item&, const Uuid& entry, Meanings& restored) const;

  std::map<const Item*, Said> said_;
  std::map<Uuid, OfEntry> entry_;
  Records entries_;
  std::map<Uuid, const Item*> corrections_;      // of several records of one id the first
  std::map<Uuid, const Item*> came_as_entries_;  // of these, by a file: the first that says so
  std::map<Uuid, Uuid> entries_behind_;          // by correction
  RowsLeft left_;  // by a void of an entry that is a correction, the row that counts beside it
};

}  // namespace kattegat
