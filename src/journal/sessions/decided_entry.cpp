#include "decided_entry.hpp"

#include <algorithm>

#include "kattegat/core/text/shortened.hpp"

namespace kattegat {

DecidedEntry::DecidedEntry(const Uuid& entry, const EntryRecords& records,
                           const EntryDecisions& decisions)
    : records_(records),
      decisions_(decisions),
      id_(entry),
      thing_(decisions.resolved(entry)),
      now_(decisions.stands(*thing_.held().item, entry)) {
  take_in_corrections();
  why_others_ = reason_of(says_why_others());
  why_others_.why = shortened(why_others_.why);
}

void DecidedEntry::take_in_corrections() {
  for (std::size_t n = records_.of(id_).begun.size(); n < thing_.versions.size(); ++n) {
    const Version& decision = thing_.versions[n];
    if (!entry_in(decision.contents)) continue;
    const Item& item = *decision.item;
    Correction& known = corrections_[item.record.id];
    if (!known.came_first || item.row < known.came_first->row) known.came_first = &item;
    const auto* const correction = std::get_if<CorrectionContents>(&decision.contents);
    if (!correction) continue;
    if (!known.says) known.says = &correction->as;
    known.last_said = &decision.contents;
    replaced_by_[correction->of] = &decision.contents;
  }
}

// What holds. What a file has brought as an entry does not say why; the correction that it is does.
const Contents& DecidedEntry::says_why_others() const {
  const Version& held = thing_.held();
  const auto found = corrections_.find(held.item->record.id);
  const bool says_no_why = std::holds_alternative<EntryContents>(held.contents);
  const Contents* const correction =
      says_no_why && found != corrections_.end() ? found->second.last_said : nullptr;
  return correction ? *correction : held.contents;
}

std::optional<Conflict> DecidedEntry::conflict() const {
  return thing_.conflict(RecordKind::entry, id_);
}

EntryRow DecidedEntry::row(const Uuid& id) const {
  const Item& item = first_here(id);
  EntryRow row;
  row.row = item.row;
  row.clock = records_.clock_of(id);
  row.id = id;
  row.entry = id_;
  row.contents = said_in(id);
  row.log = item.record.origin;
  if (id != id_) {
    const EntryContents* const first = corrections_.at(id).says;
    row.says_when_restored = first && row.contents == *first;
  }
  if (id != now_.row) {
    row.state = EntryState::corrected;
    row.voided = why_replaced(id);
    return row;
  }
  if (!now_.live) {
    row.state = EntryState::voided;
    row.voided = reason_of(thing_.held().contents);
  }
  if (thing_.resolved.conflict) row.state = EntryState::conflict;
  return row;
}

// The same entry by way of two logs: postings point to what came first here.
const Item& DecidedEntry::first_here(const Uuid& row) const {
  if (row != id_) return *corrections_.at(row).came_first;
  const EntryRecords::List& begun = records_.of(id_).begun;
  return **std::min_element(begun.begin(), begun.end(),
                            [](const Item* a, const Item* b) { return a->row < b->row; });
}

const EntryContents& DecidedEntry::said_in(const Uuid& row) const {
  if (row == now_.row) {
    const Version& held = thing_.held();
    if (const EntryContents* const again = decisions_.let_count_by(*held.item)) return *again;
    const EntryContents* const says = entry_in(held.contents);
    if (says && row != id_) return *says;  // of several under one id
  }
  return row == id_ ? *records_.said_by(row) : *corrections_.at(row).says;
}

// As what came in its place says, or whatever holds.
Voided DecidedEntry::why_replaced(const Uuid& row) const {
  const auto by = replaced_by_.find(row);
  return by == replaced_by_.end() ? why_others_ : reason_of(*by->second);
}

}  // namespace kattegat
