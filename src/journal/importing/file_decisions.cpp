#include "file_decisions.hpp"

#include <algorithm>

namespace kattegat {
namespace {

bool counts(const RowInFile& row) { return !row.stamp->voided; }

struct DecidedHere {
  std::multimap<Uuid, FileDecision> all;      // that was ever decided in the book, by the entry
  std::map<Uuid, const Record*> newest_void;  // by the entry, its newest decision: a file's void
};
DecidedHere decided_in(std::span<const EntryRow> known, const Items& below) {
  std::map<Uuid, Uuid> entry_of;
  for (const EntryRow& row : known) entry_of[row.id] = row.entry;
  DecidedHere decided;
  std::map<Uuid, const Record*> newest;
  const auto add = [&](RecordKind kind, const Uuid& of, const Record& record,
                       const Contents& contents) {
    const auto entry = entry_of.find(of);
    if (entry == entry_of.end()) return;
    decided.all.emplace(entry->second, FileDecision{kind, of, reason_of(contents)});
    const Record*& before = newest[entry->second];
    if (before && !comes_before(*before, record)) return;
    before = &record;
    // Who decides follows what was there, a file nothing.
    const bool is_by_file = kind == RecordKind::voided && follows_in(contents)->empty();
    decided.newest_void[entry->second] = is_by_file ? &record : nullptr;
  };
  for (const Item& item : below) {
    const RecordKind kind = item.record.kind;
    if (kind == RecordKind::voided || kind == RecordKind::restored) {
      if (const auto one = read_as<DecisionContents>(item)) add(kind, one->of, item.record, *one);
    } else if (kind == RecordKind::correction) {  // from then on it is what stands
      if (const auto one = read_as<CorrectionContents>(item))
        add(RecordKind::restored, item.record.id, item.record, *one);
    }
  }
  return decided;
}

// What is void for the same reason is void, whichever row of the entry was said to be.
bool is_one(const FileDecision& known, const FileDecision& there) {
  return known.kind == there.kind && known.why.at == there.why.at &&
         is_same_or_forgotten(known.why.why, there.why.why) &&
         (there.kind == RecordKind::voided || known.of == there.of);
}

// Entries that are struck out in the file, by the log that has them here and their place in it:
// why, and when.
using StruckOut = std::map<std::pair<Uuid, std::int64_t>, Voided>;
StruckOut struck_out_in(const std::map<Uuid, Voided>& entries, const Items& below) {
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
const Voided* why_replacement_is_void(const Record* voided, const StruckOut& struck_out) {
  if (!voided) return nullptr;
  const auto other = struck_out.upper_bound({voided->origin, voided->number});
  const bool is_behind = other != struck_out.end() && other->first.first == voided->origin;
  return is_behind ? &other->second : nullptr;
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
    if (!row.voided) stands[row.entry] = row.id;
  const DecidedHere decided = decided_in(known, below);
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
      const auto [begin, end] = decided.all.equal_range(entry);
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
  const StruckOut others = struck_out_in(struck_out, below);
  for (const auto& [entry, row] : not_void_there) {
    const auto voided = decided.newest_void.find(entry);
    const Voided* const why = why_replacement_is_void(
        voided == decided.newest_void.end() ? nullptr : voided->second, others);
    if (why)
      heard.new_ones.push_back({RecordKind::restored, row, *why});
    else
      ++heard.otherwise;
  }
  return heard;
}

}  // namespace kattegat
