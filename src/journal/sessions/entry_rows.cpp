// From the records below a session to the rows of its sheet.
#include "kattegat/journal/sessions/entry_rows.hpp"

#include <algorithm>
#include <cstring>
#include <map>
#include <set>

#include "entry_decisions.hpp"
#include "kattegat/core/text/shortened.hpp"

namespace kattegat {
namespace {

// The rows that the entries and what was decided about them make.
class Rows {
 public:
  explicit Rows(const EntryRecords& records) : records_(records), decided_(records) {}

  EntryRows all() && {
    for (const Item* const entry : records_.entries())
      if (!records_.stands_behind_another(entry->record.id)) add_entry(entry->record.id);
    for (const Item* const entry : records_.entries()) add_entry(entry->record.id);  // of a circle
    return {std::move(rows_), std::move(conflicts_)};
  }

 private:
  // A correction, behind the entry that it is about.
  struct Behind {
    const Item* came_first = nullptr;     // of its records, into this book
    const EntryContents* says = nullptr;  // by the first of them, in order
  };
  // An entry whose rows are being written: its own, and behind it those of its corrections.
  struct Open {
    Uuid id;
    Thing thing;
    EntryDecisions::Stands now{};
    const Contents* why = nullptr;                  // in whose words the others do not count
    std::map<Uuid, const Contents*> replaced_by{};  // the newest correction of each row
    std::map<Uuid, Behind> behind{};
    std::size_t next = 0;  // of the decisions
  };
  [[nodiscard]] Open opened(const Uuid& id) const {
    Open open{id, decided_.resolved(id)};
    const Version& held = open.thing.held();
    open.now = decided_.stands(*held.item, id);
    open.why = &held.contents;
    // What a file has brought as an entry does not say why; the correction that it is does.
    const bool says_no_why = std::holds_alternative<EntryContents>(held.contents);
    for (std::size_t n = records_.of(id).begun.size(); n < open.thing.versions.size(); ++n) {
      const Version& decision = open.thing.versions[n];
      if (!entry_in(decision.contents)) continue;
      const Item& item = *decision.item;
      Behind& behind = open.behind[item.record.id];
      if (!behind.came_first || item.row < behind.came_first->row) behind.came_first = &item;
      const auto* const correction = std::get_if<CorrectionContents>(&decision.contents);
      if (!correction) continue;
      if (!behind.says) behind.says = &correction->as;
      open.replaced_by[correction->of] = &decision.contents;
      if (says_no_why && item.record.id == held.item->record.id) open.why = &decision.contents;
    }
    return open;
  }

  // Without recursion: whoever corrects corrections goes as deep as there are records.
  void add_entry(const Uuid& entry) {
    std::vector<Open> way;
    const auto begin = [&](const Uuid& id) {
      if (!done_.emplace(id, id).second) return;
      way.push_back(opened(id));
      add_row(way.back(), id, first_here(records_.of(id).begun));
    };
    begin(entry);
    while (!way.empty()) {
      Open& open = way.back();
      const EntryRecords::List& decisions = records_.of(open.id).decisions;
      if (open.next == decisions.size()) {
        add_if_any(conflicts_, open.thing.conflict(RecordKind::entry, open.id));
        way.pop_back();
        continue;
      }
      const Record& decision = decisions[open.next++]->record;
      if (!says_an_entry(decision.kind)) continue;
      if (records_.is_entry(decision.id))
        begin(decision.id);
      else if (done_.emplace(open.id, decision.id).second)
        add_row(open, decision.id, *open.behind.at(decision.id).came_first);
    }
  }
  // The same entry by way of two logs: postings point to what came first here.
  [[nodiscard]] static const Item& first_here(const EntryRecords::List& begun) {
    return **std::min_element(begun.begin(), begun.end(),
                              [](const Item* a, const Item* b) { return a->row < b->row; });
  }
  // `item`: to which its postings point.
  void add_row(const Open& open, const Uuid& id, const Item& item) {
    EntryRow& row = rows_.emplace_back();
    row.row = item.row;
    row.clock = records_.clock_of(id);
    row.id = id;
    row.entry = open.id;
    row.contents = said_in(open, id);
    if (id != open.id) {
      const EntryContents* const first = open.behind.at(id).says;
      row.says_when_restored = first && row.contents == *first;
    }
    row.log = item.record.origin;
    say_what_became(row, open);
  }
  [[nodiscard]] const EntryContents& said_in(const Open& open, const Uuid& row) const {
    if (row == open.now.row) {
      const Version& held = open.thing.held();
      if (const EntryContents* const again = decided_.let_count_by(*held.item)) return *again;
      const EntryContents* const says = entry_in(held.contents);
      if (says && row != open.id) return *says;  // of several under one id
    }
    return row == open.id ? *records_.said_by(row) : *open.behind.at(row).says;
  }
  static void say_what_became(EntryRow& row, const Open& open) {
    if (row.id != open.now.row) {
      row.state = EntryState::corrected;
      row.voided = why_replaced(row.id, open);
      return;
    }
    if (!open.now.live) {
      row.state = EntryState::voided;
      row.voided = reason_of(open.thing.held().contents);
    }
    if (open.thing.resolved.conflict) row.state = EntryState::conflict;
  }
  // As what came in its place says, or whatever holds: in short, for that many rows may have it
  // from one decision.
  [[nodiscard]] static Voided why_replaced(const Uuid& row, const Open& open) {
    if (const auto by = open.replaced_by.find(row); by != open.replaced_by.end())
      return reason_of(*by->second);
    Voided voided = reason_of(*open.why);
    voided.why = shortened(std::move(voided.why));
    return voided;
  }

  const EntryRecords& records_;
  EntryDecisions decided_;
  std::vector<EntryRow> rows_;
  std::vector<Conflict> conflicts_;
  // Entries, and their corrections: a stranger may say under one's id what replaces another entry.
  std::set<std::pair<Uuid, Uuid>> done_;
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
    EntryRow& row = rows.emplace_back();
    row.row = item.row;
    row.clock = item.record.clock;
    row.id = row.entry = item.record.id;
    row.log = item.record.origin;
    if (item.words)
      if (auto contents = read_as<EntryContents>(item))
        row.contents.texts = std::move(contents->texts);
    row.contents.body = std::move(item.record.body);
  }
  return rows;
}

}  // namespace

EntryRows entry_rows(Items below) {
  if (is_plain(below)) return {plain_rows(below)};
  const EntryRecords records(below);
  return Rows(records).all();
}

std::size_t entries_of_log(const Items& below, const Uuid& log) {
  std::set<Uuid> ids;
  for (const Item& item : below)
    if (says_an_entry(item.record.kind) && item.record.origin == log) ids.insert(item.record.id);
  return ids.size();
}

std::optional<Follows> decisions_on(const Uuid& row, const Items& below) {
  const EntryRecords records(below);
  return EntryDecisions(records).follows(row);
}
bool has_replaced(const Uuid& correction, const Uuid& row, const Items& below) {
  return EntryRecords(below).has_replaced(correction, row);
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
