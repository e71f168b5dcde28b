#include "entry_decisions.hpp"

#include "stored_along.hpp"

namespace kattegat {
namespace {

// What entries mean, by their hashes; each is hashed once, for a thousand decisions may say of
// something long that it counts again.
class MeaningsOfEntries {
 public:
  EntryMeaning of(const EntryContents& contents) {
    const auto [known, is_new] = known_.try_emplace(&contents);
    if (is_new)
      known->second.counts = Sha256().add(contents.body + "\n" + to_line(contents.texts)).done();
    return known->second;
  }

 private:
  std::map<const EntryContents*, EntryMeaning> known_;
};

}  // namespace

EntryDecisions::EntryDecisions(const EntryRecords& records)
    : records_(records), left_(rows_left(records)) {
  for (const auto& [id, entry] : records.all())
    if (entry.begun.size() > 1) find_what_is_meant(entry);
}

// The last that its writer had seen, by way of whatever that followed: what another book says under
// the same id later is no part of it.
void EntryDecisions::find_what_is_meant(const EntryRecords::OfEntry& entry) {
  std::map<Hash, const Item*> seen;  // by a record, of the entry's the last before it
  for (const Item* const item : entry.begun) seen[item->record.hash] = item;
  for (const Item* const item : entry.decisions) {
    const Follows* const follows = follows_in(records_.contents_of(*item));
    if (!follows) continue;
    const Item* last = nullptr;
    for (const Hash& one : *follows)
      if (const auto found = seen.find(one); found != seen.end())
        if (!last || comes_before(last->record, found->second->record)) last = found->second;
    if (!last) continue;
    seen.emplace(item->record.hash, last);
    const bool is_of_entry = records_.target(*item) == last->record.id;
    if (item->record.kind == RecordKind::restored && is_of_entry) meant_.emplace(item, last);
  }
}

const EntryContents* EntryDecisions::let_count_by(const Item& item) const {
  const auto meant = meant_.find(&item);
  return meant == meant_.end() ? nullptr : entry_in(records_.contents_of(*meant->second));
}

EntryDecisions::Stands EntryDecisions::stands(const Item& item, const Uuid& entry) const {
  const Record& record = item.record;
  if (record.kind == RecordKind::restored) return {records_.target(item), true};
  if (record.kind == RecordKind::voided) {
    const auto left = left_.find(&item);
    if (left != left_.end()) return {left->second, true};
    return {records_.target(item), false};
  }
  // A stranger may correct this one under the id of another entry, which stands for itself.
  const bool is_of_another = record.id != entry && records_.is_entry(record.id);
  return is_of_another ? Stands{entry, false} : Stands{record.id, true};
}

// What counts after a decision; nullptr: nothing.
const EntryContents* EntryDecisions::said_after(const Item& item, const Uuid& entry) const {
  const Stands after = stands(item, entry);
  if (!after.live) return nullptr;
  if (const EntryContents* const own = entry_in(records_.contents_of(item))) return own;
  if (const EntryContents* const meant = let_count_by(item)) return meant;
  return records_.said_by(after.row);
}

Thing EntryDecisions::resolved(const Uuid& id) const {
  std::vector<Version> versions;
  const EntryRecords::OfEntry& entry = records_.of(id);
  const bool is_alone = entry.begun.size() + entry.decisions.size() == 1;  // compared with nothing
  MeaningsOfEntries meanings;
  for (const auto* list : {&entry.begun, &entry.decisions})
    for (const Item* const item : *list) {
      const EntryContents* const says = is_alone ? nullptr : said_after(*item, id);
      versions.push_back(
          as_said(*item, records_.contents_of(*item), says ? meanings.of(*says) : EntryMeaning{}));
    }
  follow_what_came_along({versions, entry.begun.size()}, left_);
  return {std::move(versions), Begun::as_a_fact};
}

std::optional<Follows> EntryDecisions::follows(const Uuid& row) const {
  const auto entry = records_.entry_of(row);
  if (!entry) return std::nullopt;
  return resolved(*entry).follows();
}

}  // namespace kattegat
