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
  explicit Rows(const Items& below) : decided_(below) {}

  EntryRows all() && {
    for (const Item* const entry : decided_.entries())
      if (!decided_.stands_behind_another(entry->record.id)) emit(entry->record.id);
    for (const Item* const entry : decided_.entries()) emit(entry->record.id);  // of a circle
    return {std::move(rows_), std::move(conflicts_)};
  }

 private:
  // An entry whose rows are being written: its own, and behind it those of its corrections.
  struct Open {
    Uuid id;
    Thing thing;
    EntryDecisions::Stands now;
    std::size_t why = 0;                   // whose words say why the others do not count
    std::map<Uuid, std::size_t> replaced;  // the newest correction of each row
    std::map<Uuid, const Item*> first;     // of the records of a correction, what came first here
    std::map<Uuid, const EntryContents*> said;  // by the first of them, in order
    std::size_t next = 0;                       // of the decisions
  };
  [[nodiscard]] Open opened(const Uuid& id) const {
    Open open{id, decided_.resolved(id), {}, {}, {}, {}, {}};
    open.why = *open.thing.resolved.holds;
    const Version& held = open.thing.held();
    open.now = decided_.stands(*held.item, held.contents, id);
    const bool says_why = !std::holds_alternative<EntryContents>(held.contents);
    for (std::size_t n = 0; n < open.thing.versions.size(); ++n) {
      const Version& one = open.thing.versions[n];
      if (const auto* correction = std::get_if<CorrectionContents>(&one.contents)) {
        const Uuid& row = one.item->record.id;
        open.replaced[correction->of] = n;
        open.said.try_emplace(row, &correction->as);
        if (!says_why && row == held.item->record.id) open.why = n;
      }
    }
    for (const Item* const item : decided_.of(id).decisions) {
      if (!says_an_entry(item->record.kind)) continue;
      const Item*& first = open.first.try_emplace(item->record.id, item).first->second;
      if (item->row < first->row) first = item;
    }
    return open;
  }
  // The same entry by way of two logs: postings point to what came first here.
  [[nodiscard]] static const Item& first_row(const EntryDecisions::Records& of_entry) {
    return **std::min_element(of_entry.begin(), of_entry.end(),
                              [](const Item* a, const Item* b) { return a->row < b->row; });
  }
  // `item`: to which its postings point, as it came first here.
  void add_row(const Open& open, const Uuid& row, const Item& item) {
    const auto& [id, thing, now, why, replaced, first, said, next] = open;
    EntryRow made{item.row, decided_.clock_of(row), row, id, {}, std::nullopt, {}};
    made.contents = row == id ? *decided_.said_by(row) : *said.at(row);
    made.log = item.record.origin;
    const Version& held = thing.held();
    if (row == now.row && row != id) {  // of several under one id
      if (const auto* correction = std::get_if<CorrectionContents>(&held.contents))
        made.contents = correction->as;
      if (const auto* also = std::get_if<EntryContents>(&held.contents)) made.contents = *also;
    }
    if (row == now.row)
      if (const EntryContents* again = decided_.let_count_by(*held.item)) made.contents = *again;
    if (row != now.row) {
      const auto by = replaced.find(row);  // or by whatever holds
      made.state = EntryState::corrected;
      made.voided = reason_of(thing.versions[by == replaced.end() ? why : by->second].contents);
      // That many rows may have from one decision.
      if (by == replaced.end()) made.voided->why = shortened(std::move(made.voided->why));
    } else {
      made.state = now.live ? EntryState::live : EntryState::voided;
      if (!now.live) made.voided = reason_of(held.contents);
      if (thing.resolved.conflict) made.state = EntryState::conflict;
    }
    rows_.push_back(std::move(made));
  }
  // Without recursion: whoever corrects corrections goes as deep as there are records.
  void emit(const Uuid& entry) {
    std::vector<Open> way;
    const auto begin = [&](const Uuid& id) {
      if (!done_.emplace(id, id).second) return;
      way.push_back(opened(id));
      add_row(way.back(), id, first_row(decided_.of(id).begun));
    };
    begin(entry);
    while (!way.empty()) {
      Open& open = way.back();
      const EntryDecisions::Records& decisions = decided_.of(open.id).decisions;
      if (open.next == decisions.size()) {
        add_if_any(conflicts_, open.thing.conflict(RecordKind::entry, open.id));
        way.pop_back();
        continue;
      }
      const Record& decision = decisions[open.next++]->record;
      if (!says_an_entry(decision.kind)) continue;
      if (decided_.is_entry(decision.id))
        begin(decision.id);
      else if (done_.emplace(open.id, decision.id).second)
        add_row(open, decision.id, *open.first.at(decision.id));
    }
  }

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
  return is_plain(below) ? EntryRows{plain_rows(below)} : Rows(below).all();
}

std::size_t entries_of_log(const Items& below, const Uuid& log) {
  std::set<Uuid> ids;
  for (const Item& item : below)
    if (says_an_entry(item.record.kind) && item.record.origin == log) ids.insert(item.record.id);
  return ids.size();
}

std::optional<Follows> decisions_on(const Uuid& entry, const Items& below) {
  return EntryDecisions(below).follows(entry);
}
bool has_replaced(const Uuid& correction, const Uuid& row, const Items& below) {
  return EntryDecisions(below).has_replaced(correction, row);
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
