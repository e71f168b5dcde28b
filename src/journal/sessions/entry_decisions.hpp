// What has been decided about the entries of a session.
#pragma once
#include <map>
#include <string_view>

#include "kattegat/journal/decisions/conflict.hpp"

namespace kattegat {

class EntryDecisions {
 public:
  // `below` must outlive it.
  explicit EntryDecisions(const Items& below);

  // The records, by their places below the session: of one entry itself, and of what has been
  // decided about it, in order; corrections among them.
  struct OfEntry {
    std::vector<std::size_t> begun, decisions;
  };
  [[nodiscard]] const Items& items() const { return items_; }
  [[nodiscard]] const std::vector<std::size_t>& entries() const { return entries_; }  // the first
  [[nodiscard]] bool is_entry(const Uuid&) const;
  [[nodiscard]] const OfEntry& of(const Uuid& entry) const { return entry_.at(entry); }

  // An entry with all that was decided about it; what a new decision about a row of it follows.
  [[nodiscard]] Thing resolved(const Uuid& entry) const;
  [[nodiscard]] std::optional<Follows> follows(const Uuid& row) const;

  // A row is an entry or a correction.
  [[nodiscard]] bool stands_behind_another(const Uuid& row) const;
  [[nodiscard]] const EntryContents* contents_of(const Uuid& row) const;
  // What a restoration, one of the items, lets count again where several records have the entry's
  // id; nothing: whatever the row says.
  [[nodiscard]] const EntryContents* let_count_by(const Item&) const;
  [[nodiscard]] std::int64_t clock_of(const Uuid& row) const;
  // Which row stands after the decision about the entry, one of its items, and whether it counts.
  struct Stands {
    Uuid row;
    bool live = true;
  };
  [[nodiscard]] Stands stands(const Item&, const Contents&, const Uuid& entry) const;

 private:
  void read(std::size_t i);
  enum class Way { past_entries, to_an_entry };  // where it is one and a correction, too
  void find_entry(const Uuid& correction, Way);
  void take_for_corrections();
  void find_what_is_meant(const OfEntry&);
  void find_what_is_left(const Uuid& entry, const std::vector<std::size_t>& decisions);
  using Restored = std::map<std::string_view, Uuid>;  // by when that was said, which row
  [[nodiscard]] Restored restored_in(const std::vector<std::size_t>& decisions) const;
  [[nodiscard]] Uuid target(std::size_t i) const;
  [[nodiscard]] std::optional<Uuid> entry_of(const Uuid& row) const;
  using Meanings = std::map<const EntryContents*, EntryMeaning>;  // of what counts again
  [[nodiscard]] EntryMeaning meaning(std::size_t i, const Uuid& entry, Meanings& restored) const;

  const Items& items_;
  std::map<std::size_t, Contents> contents_;
  std::vector<std::size_t> entries_;
  std::vector<std::size_t> deciding_;  // voids, restorations, corrections
  std::map<Uuid, std::size_t> corrections_;
  std::map<Uuid, std::optional<Uuid>> corrected_;  // the entry that each correction is about
  std::map<Uuid, std::size_t> also_entries_;       // of these those that are entries somewhere
  std::map<Uuid, OfEntry> entry_;
  std::map<std::size_t, std::size_t> meant_;  // by a restoration which record of the entry
  std::map<std::size_t, Uuid> left_;  // by a void of such an entry the row that counts beside it
};

}  // namespace kattegat
