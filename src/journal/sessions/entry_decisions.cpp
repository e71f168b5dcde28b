#include "entry_decisions.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "correction_chains.hpp"

namespace kattegat {
namespace {

// By its hash: a thousand decisions may say of something long that it counts again.
EntryMeaning meaning_of_entry(const EntryContents& contents) {
  return {Sha256().add(contents.body + "\n" + to_line(contents.texts)).done()};
}

// An entry and its corrections as one log has them: of those that are entries there each counts for
// itself.
class EntriesOfLog {
 public:
  explicit EntriesOfLog(const Uuid& entry) : entry_(entry), counts_{{entry, entry}} {}

  [[nodiscard]] Uuid entry_of(const Uuid& row) const {
    const auto found = entries_.find(row);
    return found == entries_.end() ? entry_ : found->second;
  }
  void let_count(const Uuid& entry, const Uuid& row) {
    counts_[entry] = row;
    entries_[row] = entry;
  }
  void strike_out(const Uuid& entry) { counts_.erase(entry); }
  [[nodiscard]] std::optional<Uuid> only_one_left() const {
    return counts_.size() == 1 ? std::optional(counts_.begin()->second) : std::nullopt;
  }

 private:
  Uuid entry_;
  std::map<Uuid, Uuid> entries_;  // by row
  std::map<Uuid, Uuid> counts_;   // by entry which row
};

bool follows_any(const Contents& contents, const std::set<Hash>& records) {
  const Follows& follows = *follows_in(contents);
  return std::any_of(follows.begin(), follows.end(),
                     [&](const Hash& one) { return records.count(one) > 0; });
}

}  // namespace

EntryDecisions::EntryDecisions(const Items& below) {
  Records deciding = read(below);
  take_for_corrections(deciding);
  for (const Item* const item : deciding)
    if (const auto entry = entry_of(target(*item))) entry_[*entry].decisions.push_back(item);
  for (const auto& [id, all] : entry_)
    if (all.begun.size() > 1) find_what_is_meant(all);
  if (came_as_entries_.empty()) return;
  for (const auto& [id, all] : entry_) find_what_is_left(id, all.decisions);
}

EntryDecisions::Records EntryDecisions::read(const Items& below) {
  Records deciding;
  for (const Item& item : below) {
    const Record& record = item.record;
    const bool matters = says_an_entry(record.kind) || record.kind == RecordKind::voided ||
                         record.kind == RecordKind::restored;
    if (!matters) continue;
    auto contents = read_contents(record, item.words);
    if (!contents) continue;  // the gate lets none in: verify tells of it
    if (record.kind == RecordKind::correction) corrections_.try_emplace(record.id, &item);
    said_.emplace(&item, Said{std::move(*contents)});
    if (record.kind == RecordKind::entry) {
      Records& begun = entry_[record.id].begun;
      if (begun.empty()) entries_.push_back(&item);
      begun.push_back(&item);
      continue;
    }
    deciding.push_back(&item);
  }
  return deciding;
}

// A correction with an id of its own is an entry where a file has brought it: a file does not say
// what it corrects. Whoever hears of both takes it for the correction that it is. One that comes
// back to itself, or is of what is not known, stands for itself where it is an entry.
void EntryDecisions::take_for_corrections(Records& deciding) {
  std::map<Uuid, Uuid> corrects;
  for (const auto& one : corrections_) corrects.emplace(one.first, corrected_by(one.first));
  entries_behind_ = entries_behind(corrects, [&](const Uuid& id) { return is_entry(id); });
  for (const auto& [id, entry] : entries_behind_) {
    if (id == entry || !is_entry(id)) continue;
    Records& begun = entry_[id].begun;
    came_as_entries_.emplace(id, begun.front());
    deciding.insert(deciding.end(), begun.begin(), begun.end());
    begun.clear();
  }
  std::sort(deciding.begin(), deciding.end());  // as they stand below
  std::erase_if(entries_, [&](const Item* item) { return !is_entry(item->record.id); });
}

// The last that its writer had seen, by way of whatever that followed: what another book says under
// the same id later is no part of it.
void EntryDecisions::find_what_is_meant(const OfEntry& entry) {
  std::map<Hash, const Item*> seen;
  for (const Item* const item : entry.begun) seen[item->record.hash] = item;
  for (const Item* const item : entry.decisions) {
    const Follows* const follows = follows_in(contents_of(*item));
    const Item* last = nullptr;
    for (const Hash& one : follows ? *follows : Follows())
      if (const auto found = seen.find(one); found != seen.end())
        last = last ? std::max(last, found->second) : found->second;
    if (!last) continue;
    seen.emplace(item->record.hash, last);
    const bool is_of_entry = target(*item) == last->record.id;
    if (item->record.kind == RecordKind::restored && is_of_entry) said_.at(item).meant = last;
  }
}

EntryDecisions::Restored EntryDecisions::restored_in(const Records& decisions) const {
  Restored rows;
  for (const Item* const item : decisions)
    if (const auto* one = std::get_if<DecisionContents>(&contents_of(*item));
        one && !one->at.empty() && item->record.kind == RecordKind::restored)
      rows.emplace(one->at, one->of);
  return rows;
}

// Where a correction is an entry one of the two is void, or both count: who says that one is void
// there, and does not know that they are one, says that the other stands; or that which somebody
// has let count again at the same moment. Whoever has heard of such a correction itself knows,
// though it is an entry in their log, too.
void EntryDecisions::find_what_is_left(const Uuid& id, const Records& decisions) {
  const Restored restored = restored_in(decisions);
  std::map<Uuid, EntriesOfLog> logs;
  std::set<Hash> as_one;  // by whoever knew that one corrects the other; and corrections
  std::set<Hash> heard;   // of these the corrections, and by whoever had heard of one
  for (const Item* const item : decisions) {
    const Record& record = item->record;
    EntriesOfLog& log = logs.try_emplace(record.origin, id).first->second;
    const bool came_as_entry = came_as_entries_.count(record.id) > 0;
    if (came_as_entry) as_one.insert(record.hash);
    if (record.kind == RecordKind::entry) {
      log.let_count(record.id, record.id);
      continue;
    }
    const Uuid of = log.entry_of(target(*item));
    const bool has_heard = follows_any(contents_of(*item), heard);
    if (has_heard || came_as_entry) heard.insert(record.hash);
    const bool knows = has_heard || (of == id && follows_any(contents_of(*item), as_one));
    if (knows) as_one.insert(record.hash);
    if (record.kind != RecordKind::voided) {
      log.let_count(of, record.kind == RecordKind::correction ? record.id : target(*item));
      continue;
    }
    log.strike_out(of);
    if (knows) continue;
    const auto again = restored.find(std::get<DecisionContents>(contents_of(*item)).at);
    if (of != id && again != restored.end())
      left_.emplace(item, again->second);
    else if (const auto row = log.only_one_left())
      left_.emplace(item, *row);
  }
}

bool EntryDecisions::is_entry(const Uuid& id) const {
  const auto found = entry_.find(id);
  return found != entry_.end() && !found->second.begun.empty();
}
const Contents& EntryDecisions::contents_of(const Item& item) const {
  return said_.at(&item).contents;
}
Uuid EntryDecisions::target(const Item& item) const {
  const Contents& contents = contents_of(item);
  if (std::holds_alternative<EntryContents>(contents)) return corrected_by(item.record.id);
  if (const auto* correction = std::get_if<CorrectionContents>(&contents)) return correction->of;
  return std::get<DecisionContents>(contents).of;
}
Uuid EntryDecisions::corrected_by(const Uuid& correction) const {
  return std::get<CorrectionContents>(contents_of(*corrections_.at(correction))).of;
}
std::optional<Uuid> EntryDecisions::entry_of(const Uuid& row) const {
  const auto entry = entries_behind_.find(row);
  if (entry != entries_behind_.end()) return entry->second;
  return is_entry(row) ? std::optional(row) : std::nullopt;
}
bool EntryDecisions::stands_behind_another(const Uuid& row) const {
  if (corrections_.count(row) == 0) return false;
  const auto entry = entry_of(corrected_by(row));
  return entry && *entry != row;
}
bool EntryDecisions::has_replaced(const Uuid& correction, const Uuid& row) const {
  const auto entry = entry_of(correction);
  Uuid at = correction;
  while (entry && at != *entry && at != row) at = corrected_by(at);
  return at == row;
}

const EntryContents* EntryDecisions::said_by(const Uuid& row) const {
  if (is_entry(row)) return &std::get<EntryContents>(contents_of(*of(row).begun.back()));
  const auto correction = corrections_.find(row);
  if (correction == corrections_.end()) return nullptr;
  return &std::get<CorrectionContents>(contents_of(*correction->second)).as;
}
const EntryContents* EntryDecisions::let_count_by(const Item& item) const {
  const Item* const meant = said_.at(&item).meant;
  return meant ? &std::get<EntryContents>(contents_of(*meant)) : nullptr;
}
std::int64_t EntryDecisions::clock_of(const Uuid& row) const {
  const Item* first = is_entry(row) ? of(row).begun.front() : corrections_.at(row);
  if (const auto as_entry = came_as_entries_.find(row); as_entry != came_as_entries_.end())
    first = std::min(first, as_entry->second);
  return first->record.clock;
}

EntryMeaning EntryDecisions::meaning(const Item& item, const Uuid& entry,
                                     Meanings& restored) const {
  const Contents& contents = contents_of(item);
  if (const EntryContents* const says = entry_in(contents)) {
    const Uuid& id = item.record.id;
    if (id != entry && is_entry(id)) return {};  // it stands for itself
    return meaning_of_entry(*says);
  }
  const auto left = left_.find(&item);
  if (item.record.kind == RecordKind::voided && left == left_.end()) return {};
  const EntryContents* of = let_count_by(item);
  if (!of) of = said_by(left == left_.end() ? target(item) : left->second);
  if (!of) return {};
  const auto [known, is_new] = restored.try_emplace(of);
  if (is_new) known->second = meaning_of_entry(*of);
  return known->second;
}

Thing EntryDecisions::resolved(const Uuid& id) const {
  Thing thing;
  const OfEntry& entry = of(id);
  const bool is_alone = entry.begun.size() + entry.decisions.size() == 1;  // compared with nothing
  Meanings restored;
  for (const auto* list : {&entry.begun, &entry.decisions})
    for (const Item* const item : *list)
      thing.add(*item, contents_of(*item),
                is_alone ? EntryMeaning{} : meaning(*item, id, restored));
  follow_what_came_along(thing, entry.begun.size(), left_);
  thing.resolve(Begun::as_a_fact);
  return thing;
}
std::optional<Follows> EntryDecisions::follows(const Uuid& row) const {
  const auto entry = entry_of(row);
  if (!entry) return std::nullopt;
  return resolved(*entry).follows();
}

EntryDecisions::Stands EntryDecisions::stands(const Item& item, const Uuid& entry) const {
  const auto left = left_.find(&item);
  if (left != left_.end()) return {left->second, true};
  const RecordKind kind = item.record.kind;
  if (kind == RecordKind::entry) return {item.record.id, true};
  if (kind == RecordKind::correction) {
    if (item.record.id == entry || !is_entry(item.record.id)) return {item.record.id, true};
    return {entry, false};
  }
  return {target(item), kind == RecordKind::restored};
}

}  // namespace kattegat
