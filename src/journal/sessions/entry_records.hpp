// What has been said of the entries of a session: the entries themselves, their corrections, and
// which of them are void or count again. A row of the sheet is an entry or a correction, and all
// that is decided about any row is about one entry.
//
// One thing makes that hard: a file does not say what a correction corrects, so a book that had it
// from a file has it as an entry of its own. Whoever hears of both takes it for the correction that
// it is, and all records of that entry for decisions about the one that it corrects.
#pragma once
#include <map>

#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

class EntryRecords {
 public:
  // `below`: the records below the session, sorted; it must outlive this. What cannot be read is
  // left out: the gate lets none in, and verify tells of it.
  explicit EntryRecords(const Items& below);

  using List = std::vector<const Item*>;  // some of those below, as they stand there
  // Those of one entry itself, in several logs; and of what has been decided about any of its rows:
  // voids, restorations, corrections, and entries that are taken for corrections.
  struct OfEntry {
    List begun, decisions;
  };
  // By entry; of what is taken for a correction nothing is left there.
  [[nodiscard]] const std::map<Uuid, OfEntry>& all() const { return by_entry_; }
  [[nodiscard]] const OfEntry& of(const Uuid& entry) const { return by_entry_.at(entry); }
  [[nodiscard]] const List& entries() const { return entries_; }  // the first record of each
  // Whether it stands for itself: what is taken for a correction does not.
  [[nodiscard]] bool is_entry(const Uuid&) const;
  // What is taken for a correction, and its first record as an entry.
  [[nodiscard]] const std::map<Uuid, const Item*>& came_as_entries() const {
    return came_as_entries_;
  }

  // Of one of the records: what it says, and the row that it corrects, makes void or restores.
  [[nodiscard]] const Contents& contents_of(const Item&) const;
  [[nodiscard]] Uuid target(const Item&) const;

  // Which entry a row is about: itself, or what it corrects in the end. Nothing: it is no row, or
  // leads to nothing that is known.
  [[nodiscard]] std::optional<Uuid> entry_of(const Uuid& row) const;
  // Whether a row is a correction of another entry's.
  [[nodiscard]] bool stands_behind_another(const Uuid& row) const;
  // The correction, the row in whose place it has come, in whose place that had come, and so on.
  [[nodiscard]] std::vector<Uuid> replaced_by(const Uuid& correction) const;
  // What a row says: of several records of an entry the last, of a correction the first. nullptr:
  // it is no row.
  [[nodiscard]] const EntryContents* said_by(const Uuid& row) const;
  // Of the first record of a row, which must be one.
  [[nodiscard]] std::int64_t clock_of(const Uuid& row) const;

 private:
  List read(const Items& below);  // answers voids, restorations and corrections
  void take_for_corrections(List& deciding);
  [[nodiscard]] Uuid corrected_by(const Uuid& correction) const;

  std::map<const Item*, Contents> contents_;
  std::map<Uuid, OfEntry> by_entry_;
  List entries_;
  std::map<Uuid, const Item*> corrections_;  // of several records of one id the first
  std::map<Uuid, const Item*> came_as_entries_;
  std::map<Uuid, Uuid> entries_behind_;  // by correction
};

}  // namespace kattegat
