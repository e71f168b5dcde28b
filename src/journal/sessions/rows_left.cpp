#include "rows_left.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace kattegat {
namespace {

// An entry and its corrections as one log has them: those that are entries there are entries of
// their own, and each counts for itself.
class EntriesOfLog {
 public:
  explicit EntriesOfLog(const Uuid& entry) : entry_(entry), counts_{{entry, entry}} {}

  [[nodiscard]] Uuid entry_of(const Uuid& row) const {
    const auto found = entries_.find(row);
    return found == entries_.end() ? entry_ : found->second;
  }
  // Whether that is a correction which is an entry of its own there.
  [[nodiscard]] bool is_correction(const Uuid& entry) const { return entry != entry_; }
  void let_count(const Uuid& entry, const Uuid& row) {
    counts_[entry] = row;
    entries_[row] = entry;
  }
  void strike_out(const Uuid& entry) { counts_.erase(entry); }
  [[nodiscard]] std::optional<Uuid> only_one_left() const {
    return counts_.size() == 1 ? std::optional(counts_.begin()->second) : std::nullopt;
  }

 private:
  Uuid entry_;
  std::map<Uuid, Uuid> entries_;  // by row
  std::map<Uuid, Uuid> counts_;   // by entry which row
};

// Who knew that an entry and what corrects it are one: whoever has decided about the entry after
// having seen the other; and, whatever they decide about, whoever has heard of the correction
// itself, or of somebody who had, though it is an entry in their log, too.
class KnownAsOne {
 public:
  void came_as_entry(const Hash& record) { seen_.insert(record); }
  void came_as_correction(const Hash& record) {
    seen_.insert(record);
    heard_.insert(record);
  }
  // Whether the writer of a decision knew; to be asked in the order of the decisions.
  bool was_known_by(const Hash& decision, const Follows& follows, bool is_about_entry) {
    const bool has_heard = has_any(heard_, follows);
    const bool knows = has_heard || (is_about_entry && has_any(seen_, follows));
    if (has_heard) heard_.insert(decision);
    if (knows) seen_.insert(decision);
    return knows;
  }

 private:
  static bool has_any(const std::set<Hash>& records, const Follows& follows) {
    return std::any_of(follows.begin(), follows.end(),
                       [&](const Hash& one) { return records.count(one) > 0; });
  }

  std::set<Hash> seen_;   // who follows one of these and decides about the entry knows
  std::set<Hash> heard_;  // of these: who follows one and decides about whatever
};

// Rows that somebody lets count again, by when that was said.
using RestoredAt = std::map<std::string_view, Uuid>;
RestoredAt restored_at(const EntryRecords& records, const EntryRecords::List& decisions) {
  RestoredAt rows;
  for (const Item* const item : decisions) {
    if (item->record.kind != RecordKind::restored) continue;
    const auto& says = std::get<DecisionContents>(records.contents_of(*item));
    if (!says.at.empty()) rows.emplace(says.at, says.of);
  }
  return rows;
}

// What a log lets stand where it makes one of its entries void at this time: what else was let
// count again at the same moment, for the void made room for that; or what alone counts there by
// now.
std::optional<Uuid> left_beside(const Uuid& voided, std::string_view at, const EntriesOfLog& log,
                                const RestoredAt& restored) {
  const auto again = restored.find(at);
  const bool made_room = again != restored.end() && log.entry_of(again->second) != voided;
  if (made_room && log.is_correction(voided)) return again->second;
  return log.only_one_left();
}

// Adds those of one entry, of which each log is followed by itself.
void find_rows_left(RowsLeft& left, const EntryRecords& records, const Uuid& entry) {
  const EntryRecords::List& decisions = records.of(entry).decisions;
  const RestoredAt restored = restored_at(records, decisions);
  std::map<Uuid, EntriesOfLog> logs;
  KnownAsOne known;
  for (const Item* const item : decisions) {
    const Record& record = item->record;
    EntriesOfLog& log = logs.try_emplace(record.origin, entry).first->second;
    if (record.kind == RecordKind::entry) {
      known.came_as_entry(record.hash);
      log.let_count(record.id, record.id);
      continue;
    }
    const Contents& says = records.contents_of(*item);
    const Uuid row = records.target(*item);
    const Uuid about = log.entry_of(row);
    const bool knows = known.was_known_by(record.hash, *follows_in(says), about == entry);
    // A stranger may say anything else under its id.
    const bool corrects = record.kind == RecordKind::correction;
    if (corrects && records.came_as_entries().count(record.id) > 0)
      known.came_as_correction(record.hash);
    if (record.kind != RecordKind::voided) {
      log.let_count(about, corrects ? record.id : row);
      continue;
    }
    log.strike_out(about);
    if (knows) continue;
    const std::string_view at = std::get<DecisionContents>(says).at;
    if (const auto beside = left_beside(about, at, log, restored)) left.emplace(item, *beside);
  }
}

}  // namespace

RowsLeft rows_left(const EntryRecords& records) {
  std::set<Uuid> entries;  // with more than one row that is an entry in some log
  for (const auto& one : records.came_as_entries())
    if (const auto entry = records.entry_of(one.first)) entries.insert(*entry);
  RowsLeft left;
  for (const Uuid& entry : entries) find_rows_left(left, records, entry);
  return left;
}

}  // namespace kattegat
