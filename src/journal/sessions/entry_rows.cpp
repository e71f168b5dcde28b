// From the records below a session to the rows of its sheet.
#include "kattegat/journal/sessions/entry_rows.hpp"

#include <algorithm>
#include <cstring>
#include <set>

#include "rows_of_entry.hpp"

namespace kattegat {
namespace {

// The rows of all entries, each with those of its corrections behind it.
class RowsInOrder {
 public:
  explicit RowsInOrder(const EntryRecords& records) : records_(records), decisions_(records) {}

  RowsBelow all() && {
    for (const Item* const entry : records_.entries())
      if (!records_.stands_behind_another(entry->record.id)) add_entry(entry->record.id);
    for (const Item* const entry : records_.entries()) add_entry(entry->record.id);  // of a circle
    return {std::move(rows_), std::move(conflicts_)};
  }

 private:
  struct Open {
    RowsOfEntry entry;
    std::size_t next = 0;  // of the decisions about it
  };
  // With those of its corrections, which stand behind it. Without recursion: whoever corrects
  // corrections goes as deep as there are records.
  void add_entry(const Uuid& entry) {
    std::vector<Open> way;
    const auto begin = [&](const Uuid& id) {
      if (!begun_.insert(id).second) return;
      way.push_back({RowsOfEntry(id, records_, decisions_)});
      rows_.push_back(way.back().entry.row(id));
    };
    begin(entry);
    while (!way.empty()) {
      auto& [open, next] = way.back();
      const EntryRecords::List& decisions = records_.of(open.entry()).decisions;
      if (next == decisions.size()) {
        add_if_any(conflicts_, open.conflict());
        way.pop_back();
        continue;
      }
      const Record& decision = decisions[next++]->record;
      if (!says_an_entry(decision.kind)) continue;
      if (records_.is_entry(decision.id))
        begin(decision.id);
      else if (corrections_.emplace(open.entry(), decision.id).second)
        rows_.push_back(open.row(decision.id));
    }
  }

  const EntryRecords& records_;
  EntryDecisions decisions_;
  std::vector<EntryRow> rows_;
  std::vector<Conflict> conflicts_;
  std::set<Uuid> begun_;  // entries
  // By entry, those that have their row: a stranger may say under the id of one what replaces
  // another entry.
  std::set<std::pair<Uuid, Uuid>> corrections_;
};

// Entries about which nothing has been decided are rows as they are: most sessions of a book. Half
// an id is enough to tell that none is there twice; where the halves are alike, it is no plain one.
bool is_plain(const Items& below) {
  std::vector<std::uint64_t> halves;
  halves.reserve(below.size());
  for (const Item& item : below) {
    if (item.record.kind == RecordKind::ended) continue;
    if (item.record.kind != RecordKind::entry) return false;
    std::memcpy(&halves.emplace_back(), item.record.id.bytes.data(), sizeof(std::uint64_t));
  }
  std::sort(halves.begin(), halves.end());
  return std::adjacent_find(halves.begin(), halves.end()) == halves.end();
}

std::vector<EntryRow> plain_rows(Items& below) {
  std::vector<EntryRow> rows;
  rows.reserve(below.size());
  for (Item& item : below) {
    if (item.record.kind != RecordKind::entry) continue;
    Json::Object texts;
    if (item.words) {
      auto contents = read_as<EntryContents>(item);
      if (!contents) continue;  // as EntryRecords leaves it out
      texts = std::move(contents->texts);
    }
    rows.push_back({.row = item.row,
                    .clock = item.record.clock,
                    .id = item.record.id,
                    .entry = item.record.id,
                    .replaces = {},
                    .contents = {std::move(item.record.body), std::move(texts)},
                    .says_when_restored = true,
                    .voided = {},
                    .state = EntryState::live,
                    .log = item.record.origin});
  }
  return rows;
}

}  // namespace

RowsBelow rows_below(Items below) {
  if (is_plain(below)) return {plain_rows(below)};
  const EntryRecords records(below);
  return RowsInOrder(records).all();
}

std::size_t entries_of_log(std::span<const Item> below, const Uuid& log) {
  std::set<Uuid> ids;
  for (const Item& item : below)
    if (says_an_entry(item.record.kind) && item.record.origin == log) ids.insert(item.record.id);
  return ids.size();
}

std::optional<Follows> decisions_on(const Uuid& row, const Items& below) {
  const EntryRecords records(below);
  return EntryDecisions(records).follows(row);
}
std::vector<Uuid> replaced_by(const Uuid& correction, const Items& below) {
  return EntryRecords(below).replaced_by(correction);
}

Voided reason_of(const Contents& contents) {
  return std::visit(
      [](const auto& one) {
        Voided voided;
        if constexpr (requires { one.why; }) voided.why = one.why;
        if constexpr (requires { one.at; })
          if (!one.at.empty()) voided.at = one.at;
        return voided;
      },
      contents);
}

}  // namespace kattegat
