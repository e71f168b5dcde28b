#include "rows_of_entry.hpp"

#include <algorithm>

#include "kattegat/core/text/shortened.hpp"

namespace kattegat {

namespace {

CorrectionsOfEntry corrections_in(const Thing& thing, std::size_t begun) {
  CorrectionsOfEntry found;
  for (const Version& one : thing.versions()) {
    if (!std::holds_alternative<CorrectionContents>(one.contents)) continue;
    const CorrectionOfEntry first{.came_first = one.item, .first = &one, .newest = &one};
    found.try_emplace(one.item->record.id, first).first->second.newest = &one;
  }
  for (std::size_t n = begun; n < thing.versions().size(); ++n) {
    const Version& one = thing.versions()[n];
    const auto known = found.find(one.item->record.id);
    if (known == found.end() || !entry_in(one.contents)) continue;
    const Item*& first = known->second.came_first;
    if (one.item->row < first->row) first = one.item;
  }
  return found;
}

std::map<Uuid, const Version*> newest_by_row(const Thing& thing) {
  std::map<Uuid, const Version*> newest;
  for (const Version& one : thing.versions())
    if (const auto* const correction = std::get_if<CorrectionContents>(&one.contents))
      newest[correction->of] = &one;
  return newest;
}

// As what holds says. What a file has brought as an entry does not say why; the correction that it
// is does.
Voided why_others_do_not_count(const Thing& thing, const CorrectionsOfEntry& corrections) {
  const Version& held = thing.held();
  const auto correction = corrections.find(held.item->record.id);
  const bool says_no_why = std::holds_alternative<EntryContents>(held.contents);
  const bool is_correction = says_no_why && correction != corrections.end();
  Voided why = reason_of(is_correction ? correction->second.newest->contents : held.contents);
  why.why = shortened(why.why);
  return why;
}

}  // namespace

RowsOfEntry::RowsOfEntry(const Uuid& entry, const EntryRecords& records,
                         const EntryDecisions& decisions)
    : records_(records),
      decisions_(decisions),
      entry_(entry),
      thing_(decisions.resolved(entry)),
      now_(decisions.stands(*thing_.held().item, entry)),
      corrections_(corrections_in(thing_, records.of(entry).begun.size())),
      replaced_by_(newest_by_row(thing_)),
      why_others_(why_others_do_not_count(thing_, corrections_)) {}

std::optional<Conflict> RowsOfEntry::conflict() const {
  return thing_.conflict(RecordKind::entry, entry_);
}

EntryRow RowsOfEntry::row(const Uuid& id) const {
  const Item& item = first_here(id);
  const EntryContents& contents = said_in(id);
  const Counting counting = counting_of(id);
  return {.row = item.row,
          .clock = records_.clock_of(id),
          .id = id,
          .entry = entry_,
          .replaces = replaces(id),
          .contents = contents,
          .says_when_restored = id == entry_ || contents == said_first_in(id),
          .voided = counting.voided,
          .state = counting.state,
          .log = item.record.origin};
}

RowsOfEntry::Counting RowsOfEntry::counting_of(const Uuid& row) const {
  if (row != now_.row) return {EntryState::corrected, why_replaced(row)};
  Counting counting;
  if (!now_.live) counting = {EntryState::voided, reason_of(thing_.held().contents)};
  if (thing_.is_in_conflict()) counting.state = EntryState::conflict;
  return counting;
}

// The same entry by way of two logs: postings point to what came first here.
const Item& RowsOfEntry::first_here(const Uuid& row) const {
  if (row != entry_) return *corrections_.at(row).came_first;
  const EntryRecords::List& begun = records_.of(entry_).begun;
  return **std::min_element(begun.begin(), begun.end(),
                            [](const Item* a, const Item* b) { return a->row < b->row; });
}

std::optional<Uuid> RowsOfEntry::replaces(const Uuid& row) const {
  if (row == entry_) return std::nullopt;
  return std::get<CorrectionContents>(corrections_.at(row).first->contents).of;
}

const EntryContents& RowsOfEntry::said_in(const Uuid& row) const {
  if (row == now_.row) {
    const Version& held = thing_.held();
    if (const EntryContents* const again = decisions_.let_count_by(*held.item)) return *again;
    const EntryContents* const says = entry_in(held.contents);
    if (says && row != entry_) return *says;  // of several under one id
  }
  return row == entry_ ? *records_.said_by(row) : said_first_in(row);
}
const EntryContents& RowsOfEntry::said_first_in(const Uuid& correction) const {
  return *entry_in(corrections_.at(correction).first->contents);
}

// As what came in its place says, or whatever holds.
Voided RowsOfEntry::why_replaced(const Uuid& row) const {
  const auto by = replaced_by_.find(row);
  return by == replaced_by_.end() ? why_others_ : reason_of(by->second->contents);
}

}  // namespace kattegat
