#include "decisions_in_file.hpp"

#include <algorithm>

namespace kattegat {
namespace {

// An entry of which something else counts in the file than here.
struct Differing {
  Uuid entry;
  std::optional<Uuid> here, in_file;  // which of its rows
  const RowsInFile* rows = nullptr;   // in the file
  [[nodiscard]] const Stamp& newest() const { return *rows->back().stamp; }
};
std::vector<Differing> differing_entries(const std::map<Uuid, RowsInFile>& by_entry,
                                         std::span<const EntryRow> known) {
  std::map<Uuid, Uuid> standing;
  for (const EntryRow& row : known)
    if (!row.voided) standing[row.entry] = row.id;
  std::vector<Differing> list;
  for (const auto& [entry, rows] : by_entry) {
    Differing one{.entry = entry, .here = {}, .in_file = standing_in(rows), .rows = &rows};
    if (const auto here = standing.find(entry); here != standing.end()) one.here = here->second;
    if (one.here != one.in_file) list.push_back(one);
  }
  return list;
}

// What a record of the book has decided, as a file would say it.
struct OfRecord {
  FileDecision says;
  bool is_void_by_file = false;  // who decides follows what was there, a file nothing
};
std::optional<OfRecord> decided_by(const Item& item) {
  const RecordKind kind = item.record.kind;
  const bool corrects = kind == RecordKind::correction, voids = kind == RecordKind::voided;
  if (!corrects && !voids && kind != RecordKind::restored) return std::nullopt;
  const auto contents = read_contents(item.record, item.words);
  if (!contents) return std::nullopt;
  // From a correction on it is what stands.
  const Uuid& of = corrects ? item.record.id : std::get<DecisionContents>(*contents).of;
  return OfRecord{{voids ? RecordKind::voided : RecordKind::restored, of, reason_of(*contents)},
                  voids && follows_in(*contents)->empty()};
}

// By the entry.
struct DecidedHere {
  std::multimap<Uuid, FileDecision> all;       // that was ever decided in the book
  std::map<Uuid, const Record*> void_by_file;  // where that is the newest decision
};
DecidedHere decided_in(std::span<const EntryRow> known, std::span<const Item> below) {
  std::map<Uuid, Uuid> entry_of;
  for (const EntryRow& row : known) entry_of[row.id] = row.entry;
  DecidedHere decided;
  std::map<Uuid, const Record*> newest;
  for (const Item& item : below) {
    auto one = decided_by(item);
    const auto entry = one ? entry_of.find(one->says.of) : entry_of.end();
    if (entry == entry_of.end()) continue;
    decided.all.emplace(entry->second, std::move(one->says));
    const Record*& before = newest[entry->second];
    if (before && !comes_before(*before, item.record)) continue;
    before = &item.record;
    if (one->is_void_by_file)
      decided.void_by_file[entry->second] = &item.record;
    else
      decided.void_by_file.erase(entry->second);
  }
  return decided;
}

// What is void for the same reason is void, whichever row of the entry was said to be.
bool is_same_decision(const FileDecision& known, const FileDecision& in_file) {
  if (known.kind != in_file.kind) return false;
  if (in_file.kind != RecordKind::voided && known.of != in_file.of) return false;
  if (is_same_reason(known.why, in_file.why)) return true;
  return known.why.at == in_file.why.at && is_same_or_forgotten(known.why.why, in_file.why.why);
}
bool was_decided(const DecidedHere& decided, const Uuid& entry, const FileDecision& in_file) {
  const auto [begin, end] = decided.all.equal_range(entry);
  return std::any_of(begin, end,
                     [&](const auto& known) { return is_same_decision(known.second, in_file); });
}
// The last decision of the file about it: its newest row is void by that.
FileDecision decided_last(const Differing& one) {
  const Stamp& newest = one.newest();
  if (one.in_file) return {RecordKind::restored, *one.in_file, *newest.voided};
  return {RecordKind::voided, *newest.id, *said_to_be_void(*one.rows).voided};
}

// Entries that are struck out in the file, by the log that has them here and their place in it:
// why, and when.
using StruckOut = std::map<std::pair<Uuid, std::int64_t>, Voided>;
StruckOut struck_out_in(const std::map<Uuid, Voided>& entries, std::span<const Item> below) {
  StruckOut list;
  if (entries.empty()) return list;
  for (const Item& item : below)
    if (const auto one = entries.find(item.record.id);
        item.record.kind == RecordKind::entry && one != entries.end())
      list.emplace(std::pair(item.record.origin, item.record.number), one->second);
  return list;
}

// An entry that a file made void here, so that another one could stand in its place: whoever has
// struck out that one, and not the entry, has let the entry count again.
const Voided* why_replacement_is_void(const DecidedHere& decided, const Uuid& entry,
                                      const StruckOut& struck_out) {
  const auto voided = decided.void_by_file.find(entry);
  if (voided == decided.void_by_file.end()) return nullptr;
  const Record& record = *voided->second;
  const auto other = struck_out.upper_bound({record.origin, record.number});
  const bool is_behind = other != struck_out.end() && other->first.first == record.origin;
  return is_behind ? &other->second : nullptr;
}

}  // namespace

NewDecisions decisions_never_heard_of(const std::map<Uuid, RowsInFile>& by_entry,
                                      std::span<const EntryRow> known,
                                      std::span<const Item> below) {
  NewDecisions found;
  const std::vector<Differing> differing = differing_entries(by_entry, known);
  if (differing.empty()) return found;
  const DecidedHere decided = decided_in(known, below);
  std::map<Uuid, Voided> struck_out;  // by entry why
  for (const Differing& one : differing) {
    if (!one.newest().voided) continue;
    FileDecision says = decided_last(one);
    if (was_decided(decided, one.entry, says)) {
      ++found.otherwise;
      continue;
    }
    if (says.kind == RecordKind::voided) struck_out.emplace(one.entry, says.why);
    found.all.push_back(std::move(says));
  }
  const StruckOut others = struck_out_in(struck_out, below);
  for (const Differing& one : differing) {
    if (one.newest().voided) continue;
    const Voided* const why =
        one.here ? nullptr : why_replacement_is_void(decided, one.entry, others);
    if (why)
      found.all.push_back({RecordKind::restored, *one.newest().id, *why});
    else
      ++found.otherwise;  // decided about here since
  }
  return found;
}

}  // namespace kattegat
