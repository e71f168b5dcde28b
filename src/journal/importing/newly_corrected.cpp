#include "newly_corrected.hpp"

#include <algorithm>
#include <set>

namespace kattegat {
namespace {

std::set<Uuid> rows_in(const SessionInBook& session) {
  std::set<Uuid> ids;
  for (const EntryRow& row : session.entries) ids.insert(row.id);
  return ids;
}

void find_known_corrections(AllNewlyCorrected& all, std::span<const Item> below,
                            const Uuid& own_log) {
  std::map<Uuid, NewlyCorrected*> by_correction;
  for (auto& [entry, corrected] : all)
    for (const RowInFile& row : corrected.rows)
      if (row.index != entry) by_correction.emplace(*row.stamp->id, &corrected);
  for (const Item& item : below) {
    const Record& record = item.record;
    if (!says_an_entry(record.kind)) continue;
    const auto corrected = by_correction.find(record.id);
    if (corrected == by_correction.end()) continue;
    if (record.kind == RecordKind::correction)
      corrected->second->known.push_back(record.hash);
    else if (record.origin == own_log)
      corrected->second->is_any_by_itself = true;
  }
  for (auto& [entry, corrected] : all)
    corrected.known = at_most_a_record_holds(std::move(corrected.known));
}

const RowInFile& row_at(const NewlyCorrected& entry, EntryIndex index) {
  return *std::find_if(entry.rows.begin(), entry.rows.end(),
                       [&](const RowInFile& row) { return row.index == index; });
}

// Those that do not count, and that nobody has corrected: they are void for the reason of what was
// decided last.
RowsInFile void_by_the_last(const NewlyCorrected& entry, const Corrections& corrections) {
  std::set<EntryIndex> corrected;
  for (const RowInFile& row : entry.rows)
    if (const auto one = corrections.all.find(row.index); one != corrections.all.end())
      corrected.insert(one->second.of);
  RowsInFile rows = entry.rows;
  std::erase_if(rows, [&](const RowInFile& row) {
    return !row.stamp->voided || corrected.count(row.index) > 0;
  });
  return rows;
}

// The last correction counts, and had been struck out: else what it corrects, and whatever else is
// void by it, would be so for one reason.
const Voided* why_it_counts_again(const RowsInFile& others, const Voided& by_correction) {
  const auto why = std::find_if(others.begin(), others.end(), [&](const RowInFile& row) {
    return !is_same_reason(*row.stamp->voided, by_correction);
  });
  return why == others.end() ? nullptr : &*why->stamp->voided;
}

}  // namespace

AllNewlyCorrected newly_corrected(const EntriesInFile& entries, const Uuid& own_log) {
  AllNewlyCorrected all;
  const auto& by_entry = entries.corrections().by_entry;
  if (by_entry.empty()) return all;
  const std::set<Uuid> known = rows_in(entries.in_book());
  for (const auto& [entry, corrections] : by_entry) {
    NewlyCorrected corrected;
    corrected.rows.push_back(entries.row(entry));
    for (const EntryIndex correction : corrections) {
      corrected.rows.push_back(entries.row(correction));
      if (known.count(entries.id(correction)) == 0) corrected.new_corrections.push_back(correction);
    }
    if (!corrected.new_corrections.empty()) all.emplace(entry, std::move(corrected));
  }
  if (!all.empty()) find_known_corrections(all, entries.in_book().below, own_log);
  return all;
}

std::optional<FileDecision> decided_behind(const NewlyCorrected& entry,
                                           const Corrections& corrections) {
  const std::optional<Uuid> stands = standing_in(entry.rows);
  if (!stands) {
    const Stamp& says = said_to_be_void(entry.rows);
    // Of what came last, then, which is void for the same reason.
    const Stamp& of = entry.is_any_by_itself ? *entry.rows.back().stamp : says;
    return FileDecision{RecordKind::voided, *of.id, *says.voided};
  }
  const RowInFile& newest = row_at(entry, entry.new_corrections.back());
  if (stands != newest.stamp->id)
    return FileDecision{RecordKind::restored, *stands, *newest.stamp->voided};
  const RowInFile& replaced = row_at(entry, corrections.all.at(newest.index).of);
  const Voided* const again =
      why_it_counts_again(void_by_the_last(entry, corrections), *replaced.stamp->voided);
  if (!again) return std::nullopt;
  return FileDecision{RecordKind::restored, *stands, *again};
}

}  // namespace kattegat
