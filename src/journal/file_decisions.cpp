#include "file_decisions.hpp"

#include <algorithm>

namespace kattegat {
namespace {

bool counts(const RowInFile& row) { return !row.stamp->voided; }

// What was ever decided in the book about each entry.
std::multimap<Uuid, FileDecision> decided_in(std::span<const EntryRow> known, const Items& below) {
  std::map<Uuid, Uuid> entry_of;
  for (const EntryRow& row : known) entry_of[row.id] = row.thing;
  std::multimap<Uuid, FileDecision> decided;
  const auto add = [&](RecordKind kind, const Uuid& of, const Contents& contents) {
    const auto entry = entry_of.find(of);
    if (entry != entry_of.end())
      decided.emplace(entry->second, FileDecision{kind, of, reason_of(contents)});
  };
  for (const Item& item : below) {
    const RecordKind kind = item.record.kind;
    if (kind == RecordKind::voided || kind == RecordKind::restored) {
      if (const auto one = read_as<DecisionContents>(item)) add(kind, one->of, *one);
    } else if (kind == RecordKind::correction) {  // from then on it is what stands
      if (const auto one = read_as<CorrectionContents>(item))
        add(RecordKind::restored, item.record.id, *one);
    }
  }
  return decided;
}

// What is void for the same reason is void, whichever row of the entry was said to be.
bool is_one(const FileDecision& known, const FileDecision& there) {
  return known.kind == there.kind && known.why.at == there.why.at &&
         (known.why.why == there.why.why || known.why.why == forgotten) &&
         (there.kind == RecordKind::voided || known.of == there.of);
}

// The newest decision about the entry, where it is a void that a file has brought: who decides
// follows what was there, a file nothing.
const Record* void_by_file(const Uuid& entry, const std::map<Uuid, Uuid>& entry_of,
                           const Items& below) {
  const Record* newest = nullptr;
  bool is_by_file = false;
  for (const Item& item : below) {
    const RecordKind kind = item.record.kind;
    if (kind != RecordKind::voided && kind != RecordKind::restored) continue;
    const auto one = read_as<DecisionContents>(item);
    const auto of = one ? entry_of.find(one->of) : entry_of.end();
    if (of == entry_of.end() || of->second != entry) continue;
    if (newest && !comes_before(*newest, item.record)) continue;
    newest = &item.record;
    is_by_file = kind == RecordKind::voided && one->follows.empty();
  }
  return is_by_file ? newest : nullptr;
}

// An entry that a file made void here, so that another one could stand in its place: whoever has
// struck out that one, and not the entry, has let the entry count again. Why, and when.
std::optional<Voided> why_it_counts_again(const Uuid& entry, std::span<const EntryRow> known,
                                          const Items& below,
                                          const std::map<Uuid, Voided>& struck_out) {
  if (struck_out.empty()) return std::nullopt;
  std::map<Uuid, Uuid> entry_of;
  for (const EntryRow& row : known) entry_of[row.id] = row.thing;
  const Record* const voided = void_by_file(entry, entry_of, below);
  if (!voided) return std::nullopt;
  for (const Item& item : below) {
    const Record& record = item.record;
    const auto other = struck_out.find(record.id);
    if (record.kind == RecordKind::entry && record.origin == voided->origin &&
        record.number > voided->number && other != struck_out.end())
      return other->second;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Uuid> standing_in(const RowsInFile& rows) {
  const auto last = std::find_if(rows.rbegin(), rows.rend(), counts);
  return last == rows.rend() ? std::nullopt : last->stamp->id;
}

std::optional<CountTwice> count_twice(const RowsInFile& rows) {
  const auto first = std::find_if(rows.begin(), rows.end(), counts);
  if (first == rows.end()) return std::nullopt;
  const auto second = std::find_if(first + 1, rows.end(), counts);
  if (second == rows.end()) return std::nullopt;
  return CountTwice{*first, *second};
}

HeardOf decisions_heard_of(const std::map<Uuid, RowsInFile>& by_entry,
                           std::span<const EntryRow> known, const Items& below) {
  std::map<Uuid, Uuid> stands;
  for (const EntryRow& row : known)
    if (!row.voided) stands[row.thing] = row.id;
  const auto decided = decided_in(known, below);
  HeardOf heard;
  std::map<Uuid, Voided> struck_out;
  std::map<Uuid, Uuid> not_void_there;  // by entry which row
  for (const auto& [entry, rows] : by_entry) {
    const auto here = stands.find(entry);
    const std::optional<Uuid> there = standing_in(rows);
    const Stamp& newest = *rows.back().stamp;
    if (there == (here == stands.end() ? std::nullopt : std::optional(here->second))) continue;
    if (newest.voided) {  // else its newest row counts there: decided about here since
      FileDecision says{there ? RecordKind::restored : RecordKind::voided,
                        there.value_or(*newest.id), *newest.voided};
      const auto [begin, end] = decided.equal_range(entry);
      const auto is_it = [&](const auto& one) { return is_one(one.second, says); };
      if (std::none_of(begin, end, is_it)) {
        if (!there) struck_out.emplace(entry, says.why);
        heard.new_ones.push_back(std::move(says));
        continue;
      }
    } else if (there && here == stands.end()) {
      not_void_there.emplace(entry, *there);
      continue;
    }
    ++heard.otherwise;
  }
  for (const auto& [entry, row] : not_void_there)
    if (auto why = why_it_counts_again(entry, known, below, struck_out))
      heard.new_ones.push_back({RecordKind::restored, row, std::move(*why)});
    else
      ++heard.otherwise;
  return heard;
}

}  // namespace kattegat
