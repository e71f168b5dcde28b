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

// What has been decided about one entry, told in order.
class DecisionsInOrder {
 public:
  DecisionsInOrder(const EntryRecords& records, const Uuid& entry)
      : records_(records),
        entry_(entry),
        decisions_(records.of(entry).decisions),
        restored_(restored_at(records, decisions_)) {}

  RowsLeft found() && {
    for (const Item* const item : decisions_) tell(*item);
    return std::move(left_);
  }

 private:
  void tell(const Item& item) {
    const Record& record = item.record;
    EntriesOfLog& log = logs_.try_emplace(record.origin, entry_).first->second;
    if (record.kind == RecordKind::entry) return tell_entry(record, log);
    const Uuid row = records_.target(item);
    const Uuid about = log.entry_of(row);
    const Follows& seen = *follows_in(records_.contents_of(item));
    const bool knows = known_.was_known_by(record.hash, seen, about == entry_);
    if (record.kind == RecordKind::correction) return tell_correction(record, about, log);
    if (record.kind == RecordKind::restored) return log.let_count(about, row);
    log.strike_out(about);
    if (!knows) find_left_beside(item, about, log);
  }
  // A correction that is an entry there.
  void tell_entry(const Record& record, EntriesOfLog& log) {
    known_.came_as_entry(record.hash);
    log.let_count(record.id, record.id);
  }
  void tell_correction(const Record& record, const Uuid& about, EntriesOfLog& log) {
    if (records_.came_as_entries().count(record.id) > 0) known_.came_as_correction(record.hash);
    log.let_count(about, record.id);
  }
  // What a log lets stand where it makes one of its entries void: what else was let count again at
  // the same moment, for the void made room for that; or what alone counts there by now.
  void find_left_beside(const Item& item, const Uuid& voided, const EntriesOfLog& log) {
    const auto& says = std::get<DecisionContents>(records_.contents_of(item));
    const auto again = restored_.find(says.at);
    const bool made_room = again != restored_.end() && log.entry_of(again->second) != voided;
    if (made_room && log.is_correction(voided))
      left_.emplace(&item, again->second);
    else if (const auto only = log.only_one_left())
      left_.emplace(&item, *only);
  }

  const EntryRecords& records_;
  Uuid entry_;
  const EntryRecords::List& decisions_;
  RestoredAt restored_;
  std::map<Uuid, EntriesOfLog> logs_;
  KnownAsOne known_;
  RowsLeft left_;
};

}  // namespace

RowsLeft rows_left(const EntryRecords& records) {
  std::set<Uuid> entries;  // with more than one row that is an entry in some log
  for (const auto& one : records.came_as_entries())
    if (const auto entry = records.entry_of(one.first)) entries.insert(*entry);
  RowsLeft left;
  for (const Uuid& entry : entries) left.merge(DecisionsInOrder(records, entry).found());
  return left;
}

}  // namespace kattegat
