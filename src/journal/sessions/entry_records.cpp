#include "entry_records.hpp"

#include <algorithm>

#include "correction_chains.hpp"

namespace kattegat {

EntryRecords::EntryRecords(const Items& below) {
  List deciding = read(below);
  take_for_corrections(deciding);
  for (const Item* const item : deciding)
    if (const auto entry = entry_of(target(*item))) by_entry_[*entry].decisions.push_back(item);
}

EntryRecords::List EntryRecords::read(const Items& below) {
  List deciding;
  for (const Item& item : below) {
    const Record& record = item.record;
    const bool matters = says_an_entry(record.kind) || record.kind == RecordKind::voided ||
                         record.kind == RecordKind::restored;
    if (!matters) continue;
    auto contents = read_contents(record, item.words);
    if (!contents) continue;
    contents_.emplace(&item, std::move(*contents));
    if (record.kind == RecordKind::correction) corrections_.try_emplace(record.id, &item);
    if (record.kind != RecordKind::entry) {
      deciding.push_back(&item);
      continue;
    }
    List& begun = by_entry_[record.id].begun;
    if (begun.empty()) entries_.push_back(&item);
    begun.push_back(&item);
  }
  return deciding;
}

// One that comes back to itself, or is of what is not known, stands for itself where it is an
// entry.
void EntryRecords::take_for_corrections(List& deciding) {
  std::map<Uuid, Uuid> corrects;
  for (const auto& one : corrections_) corrects.emplace(one.first, corrected_by(one.first));
  entries_behind_ = entries_behind(corrects, [&](const Uuid& id) { return is_entry(id); });
  for (const auto& [correction, entry] : entries_behind_) {
    if (correction == entry || !is_entry(correction)) continue;
    List& begun = by_entry_[correction].begun;
    came_as_entries_.emplace(correction, begun.front());
    deciding.insert(deciding.end(), begun.begin(), begun.end());
    begun.clear();
  }
  std::sort(deciding.begin(), deciding.end(), [](const Item* one, const Item* other) {
    return comes_before(one->record, other->record);
  });
  std::erase_if(entries_, [&](const Item* item) { return !is_entry(item->record.id); });
}

bool EntryRecords::is_entry(const Uuid& id) const {
  const auto found = by_entry_.find(id);
  return found != by_entry_.end() && !found->second.begun.empty();
}

const Contents& EntryRecords::contents_of(const Item& item) const { return contents_.at(&item); }

Uuid EntryRecords::target(const Item& item) const {
  const Contents& contents = contents_of(item);
  if (const auto* correction = std::get_if<CorrectionContents>(&contents)) return correction->of;
  if (const auto* decision = std::get_if<DecisionContents>(&contents)) return decision->of;
  return corrected_by(item.record.id);  // an entry that is taken for a correction
}
Uuid EntryRecords::corrected_by(const Uuid& correction) const {
  return std::get<CorrectionContents>(contents_of(*corrections_.at(correction))).of;
}

std::optional<Uuid> EntryRecords::entry_of(const Uuid& row) const {
  const auto entry = entries_behind_.find(row);
  if (entry != entries_behind_.end()) return entry->second;
  return is_entry(row) ? std::optional(row) : std::nullopt;
}
bool EntryRecords::stands_behind_another(const Uuid& row) const {
  if (corrections_.count(row) == 0) return false;
  const auto entry = entry_of(corrected_by(row));
  return entry && *entry != row;
}
std::vector<Uuid> EntryRecords::replaced_by(const Uuid& correction) const {
  const auto entry = entry_of(correction);
  std::vector<Uuid> rows{correction};
  while (entry && rows.back() != *entry) rows.push_back(corrected_by(rows.back()));
  return rows;
}

const EntryContents* EntryRecords::said_by(const Uuid& row) const {
  if (is_entry(row)) return entry_in(contents_of(*of(row).begun.back()));
  const auto correction = corrections_.find(row);
  return correction == corrections_.end() ? nullptr : entry_in(contents_of(*correction->second));
}
std::int64_t EntryRecords::clock_of(const Uuid& row) const {
  const Item& first = is_entry(row) ? *of(row).begun.front() : *corrections_.at(row);
  const auto as_entry = came_as_entries_.find(row);
  if (as_entry == came_as_entries_.end()) return first.record.clock;
  return std::min(first.record.clock, as_entry->second->record.clock);
}

}  // namespace kattegat
