#include "entry_decisions.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace kattegat {
namespace {

// What is long is told by its hash: a thousand decisions may say that it counts again.
std::string meaning_of(const EntryContents& contents) {
  constexpr std::size_t most = 200;
  const std::string all = contents.body + "\n" + to_line(contents.texts);
  return "live\n" + (all.size() > most ? to_string(Sha256().add(all).done()) : all);
}

std::optional<Uuid> stored_behind(const Contents& contents) {
  if (const auto* one = std::get_if<CorrectionContents>(&contents)) return one->behind;
  if (const auto* one = std::get_if<DecisionContents>(&contents)) return one->behind;
  return std::nullopt;
}

// What tells one decision from another, whoever has words for it and whoever has forgotten them.
using Saying = std::tuple<RecordKind, Uuid, std::string_view>;
Saying saying_of(const Thing& thing, std::size_t n) {
  const Record& record = thing.items[n]->record;
  const Contents& contents = thing.contents[n];
  if (const auto* correction = std::get_if<CorrectionContents>(&contents))
    return {RecordKind::correction, record.id, correction->as.body};
  if (const auto* entry = std::get_if<EntryContents>(&contents))
    return {RecordKind::correction, record.id, entry->body};
  const auto& decision = std::get<DecisionContents>(contents);
  // What is void is void, whichever row of the entry was said to be.
  return {record.kind, record.kind == RecordKind::voided ? Uuid{} : decision.of, decision.at};
}

// What was stored along with its entry came by a file, and is what was decided elsewhere: whoever
// has followed one of the two has followed both. What a book knows it does not store once more: a
// decision with a higher clock may be another one, of the same second. And where a correction is an
// entry, what says that the other one is void says nothing else than that it stands.
// Answers which have come otherwise, too: what their writers had seen is known.
std::set<std::size_t> take_copies_for_one(Thing& thing, std::size_t begun) {
  std::vector<std::size_t> copies;
  std::map<Saying, std::size_t> originals;
  std::set<Uuid> with_entries;  // logs
  for (std::size_t n = begun; n < thing.versions.size(); ++n)
    if (thing.versions[n].follows.empty()) {
      copies.push_back(n);
      const Record& record = thing.items[n]->record;
      if (record.kind == RecordKind::entry) with_entries.insert(record.origin);
    } else {
      originals[saying_of(thing, n)] = n;
    }
  std::map<Hash, Hash> is;
  std::set<std::size_t> known;
  for (const std::size_t n : copies) {
    const Saying saying = saying_of(thing, n);
    const Record& copy = thing.items[n]->record;
    const bool is_correction = std::get<RecordKind>(saying) == RecordKind::correction;
    if (!is_correction && with_entries.count(copy.origin) > 0) continue;
    const std::size_t original = originals.try_emplace(saying, n).first->second;
    if (!is_correction && thing.items[original]->record.clock < copy.clock) continue;
    Hash& record = thing.versions[n].record;
    const Hash its_own = std::exchange(record, thing.versions[original].record);
    is.emplace(its_own, record);
    if (!thing.versions[original].follows.empty()) known.insert(n);
  }
  for (Version& version : thing.versions)
    for (Hash& followed : version.follows)
      if (const auto copy = is.find(followed); copy != is.end()) followed = copy->second;
  return known;
}

// What is void there so that an entry can stand in its place is passed with that entry.
void follow_voids_before_entries(Thing& thing, std::size_t begun) {
  std::map<Uuid, std::size_t> newest;  // by log
  for (std::size_t n = 0; n < thing.items.size(); ++n) {
    const Record& record = thing.items[n]->record;
    const auto before = newest.find(record.origin);
    if (n >= begun && record.kind == RecordKind::entry && before != newest.end() &&
        thing.items[before->second]->record.kind == RecordKind::voided)
      thing.versions[n].follows.push_back(thing.versions[before->second].record);
    newest.insert_or_assign(record.origin, n);
  }
}

// A file brings what was decided one after the other at once. Of what is known otherwise, too, it
// does not say whether its writer has decided between them.
void follow_those_stored_along(Thing& thing, const std::set<std::size_t>& known) {
  std::map<std::pair<Uuid, Uuid>, std::size_t> corrections;  // by log and id
  for (std::size_t n = 0; n < thing.items.size(); ++n) {
    if (known.count(n) > 0) continue;
    const Record& record = thing.items[n]->record;
    const auto behind = stored_behind(thing.contents[n]);
    const auto before = behind ? corrections.find({record.origin, *behind}) : corrections.end();
    if (before != corrections.end())
      thing.versions[n].follows.push_back(thing.versions[before->second].record);
    if (record.kind == RecordKind::correction)
      corrections.try_emplace({record.origin, record.id}, n);
  }
}

}  // namespace

EntryDecisions::EntryDecisions(const Items& below) : items_(below) {
  for (std::size_t i = 0; i < items_.size(); ++i) read(i);
  for (const auto& [id, i] : corrections_) find_entry(id, Way::past_entries);
  take_for_corrections();
  for (const auto& [id, i] : corrections_) find_entry(id, Way::to_an_entry);
  for (const std::size_t i : deciding_)
    if (const auto entry = entry_of(target(i))) entry_[*entry].decisions.push_back(i);
  if (!also_entries_.empty()) find_what_is_left();
}

void EntryDecisions::read(std::size_t i) {
  const Record& record = items_[i].record;
  const bool matters = says_an_entry(record.kind) || record.kind == RecordKind::voided ||
                       record.kind == RecordKind::restored;
  if (!matters) return;
  auto contents = read_contents(record, items_[i].words);
  if (!contents) return;  // the gate lets none in: verify tells of it
  contents_.emplace(i, std::move(*contents));
  if (record.kind == RecordKind::entry) {
    std::vector<std::size_t>& begun = entry_[record.id].begun;
    if (begun.empty()) entries_.push_back(i);
    begun.push_back(i);
    return;
  }
  deciding_.push_back(i);
  if (record.kind == RecordKind::correction) corrections_.try_emplace(record.id, i);
}

void EntryDecisions::find_entry(const Uuid& correction, Way where) {
  std::vector<Uuid> way;
  Uuid at = correction;
  for (auto next = corrections_.find(at);
       !(where == Way::to_an_entry && is_entry(at)) && corrected_.count(at) == 0 &&
       next != corrections_.end() && way.size() <= corrections_.size();
       next = corrections_.find(at)) {
    way.push_back(at);
    at = target(next->second);
  }
  const bool in_circle = where == Way::past_entries && way.size() > corrections_.size();
  const auto entry = in_circle ? std::nullopt : entry_of(at);
  for (const Uuid& one : way) corrected_[one] = entry;
}

// A correction with an id of its own is an entry where a file has brought it: a file does not say
// what it corrects. Whoever hears of both takes it for the correction that it is. One that comes
// back to itself, or is of what is not known, stands for itself where it is an entry.
void EntryDecisions::take_for_corrections() {
  const auto is_both = [&](const auto& of) { return of.second && is_entry(of.first); };
  for (const auto& of : corrected_)
    if (is_both(of)) {
      std::vector<std::size_t>& begun = entry_[of.first].begun;
      also_entries_.emplace(of.first, begun.front());
      deciding_.insert(deciding_.end(), begun.begin(), begun.end());
      begun.clear();
    }
  std::sort(deciding_.begin(), deciding_.end());
  std::erase_if(entries_, [&](std::size_t i) { return !is_entry(items_[i].record.id); });
  std::erase_if(corrected_, [](const auto& of) { return !of.second; });
}

// Where a correction is an entry it is void while what it corrects counts beside it: who says so
// there says that this stands; or that which somebody has let count again at the same moment.
void EntryDecisions::find_what_is_left() {
  struct InLog {
    std::map<Uuid, Uuid> entry;  // by row, as this log has it
    std::map<Uuid, Uuid> live;   // by entry the row that counts
  };
  for (const auto& [id, all] : entry_) {
    std::map<Uuid, InLog> logs;
    for (const std::size_t i : all.begun) logs[items_[i].record.origin].live[id] = id;
    std::map<std::string_view, Uuid> again;  // by when that was said
    for (const std::size_t i : all.decisions)
      if (const auto* one = std::get_if<DecisionContents>(&contents_.at(i));
          one && !one->at.empty() && items_[i].record.kind == RecordKind::restored)
        again.emplace(one->at, one->of);
    for (const std::size_t i : all.decisions) {
      const Record& record = items_[i].record;
      const auto [log, is_first] = logs.try_emplace(record.origin);
      auto& [entry, live] = log->second;
      if (is_first) live[id] = id;  // from another log
      if (record.kind == RecordKind::entry) {
        live[record.id] = entry[record.id] = record.id;
        continue;
      }
      const auto known = entry.find(target(i));
      const Uuid of = known == entry.end() ? id : known->second;
      if (record.kind != RecordKind::voided) {
        live[of] = record.kind == RecordKind::correction ? record.id : target(i);
        entry[live[of]] = of;
        continue;
      }
      live.erase(of);
      if (of == id) continue;
      const auto same = again.find(std::get<DecisionContents>(contents_.at(i)).at);
      if (same != again.end())
        left_.emplace(i, same->second);
      else if (live.size() == 1)
        left_.emplace(i, live.begin()->second);
    }
  }
}

bool EntryDecisions::is_entry(const Uuid& id) const {
  const auto found = entry_.find(id);
  return found != entry_.end() && !found->second.begun.empty();
}
Uuid EntryDecisions::target(std::size_t i) const {
  const Contents& contents = contents_.at(i);
  if (std::holds_alternative<EntryContents>(contents))
    return target(corrections_.at(items_[i].record.id));
  if (const auto* correction = std::get_if<CorrectionContents>(&contents)) return correction->of;
  return std::get<DecisionContents>(contents).of;
}
std::optional<Uuid> EntryDecisions::entry_of(const Uuid& row) const {
  if (const auto found = corrected_.find(row); found != corrected_.end()) return found->second;
  return is_entry(row) ? std::optional(row) : std::nullopt;
}
bool EntryDecisions::stands_behind_another(const Uuid& row) const {
  const auto correction = corrections_.find(row);
  if (correction == corrections_.end()) return false;
  const auto entry = entry_of(target(correction->second));
  return entry && *entry != row;
}

const EntryContents* EntryDecisions::contents_of(const Uuid& row) const {
  if (is_entry(row)) return &std::get<EntryContents>(contents_.at(of(row).begun.back()));
  const auto correction = corrections_.find(row);
  if (correction == corrections_.end()) return nullptr;
  return &std::get<CorrectionContents>(contents_.at(correction->second)).as;
}
std::int64_t EntryDecisions::clock_of(const Uuid& row) const {
  const auto also = also_entries_.find(row);
  const std::size_t first = is_entry(row) ? of(row).begun.front() : corrections_.at(row);
  return items_[also == also_entries_.end() ? first : std::min(first, also->second)].record.clock;
}

std::string EntryDecisions::meaning(std::size_t i, const Uuid& entry, Meanings& restored) const {
  const Contents& contents = contents_.at(i);
  if (const auto* begun = std::get_if<EntryContents>(&contents)) return meaning_of(*begun);
  if (std::holds_alternative<CorrectionContents>(contents)) {
    const Uuid id = items_[i].record.id;
    if (id != entry && is_entry(id)) return "void";  // it stands for itself
    return meaning_of(std::get<CorrectionContents>(contents).as);
  }
  const auto left = left_.find(i);
  if (items_[i].record.kind == RecordKind::voided && left == left_.end()) return "void";
  const Uuid row = left == left_.end() ? target(i) : left->second;
  const EntryContents* of = contents_of(row);
  if (!of) return "void";
  const auto [known, is_new] = restored.try_emplace(row);
  if (is_new) known->second = meaning_of(*of);
  return known->second;
}

Thing EntryDecisions::resolved(const Uuid& id) const {
  Thing thing;
  const OfEntry& entry = of(id);
  Meanings restored;
  for (const auto* list : {&entry.begun, &entry.decisions})
    for (const std::size_t i : *list)
      thing.add(items_[i], contents_.at(i), meaning(i, id, restored));
  const std::set<std::size_t> known = take_copies_for_one(thing, entry.begun.size());
  follow_voids_before_entries(thing, entry.begun.size());
  // What was decided along with the entry itself follows it: the first of these all its records,
  // which is enough for all.
  std::size_t records = entry.begun.size();
  for (std::size_t n = entry.begun.size(); n < thing.versions.size(); ++n) {
    if (!thing.versions[n].follows.empty()) continue;
    for (std::size_t b = 0; b < records; ++b)
      thing.versions[n].follows.push_back(thing.versions[b].record);
    records = std::min<std::size_t>(records, 1);
  }
  follow_those_stored_along(thing, known);
  thing.resolve();
  return thing;
}
std::optional<Follows> EntryDecisions::follows(const Uuid& row) const {
  const auto entry = entry_of(row);
  if (!entry) return std::nullopt;
  return resolved(*entry).follows();
}

EntryDecisions::Stands EntryDecisions::stands(const Item& item, const Contents& contents,
                                              const Uuid& entry) const {
  const auto left = left_.find(static_cast<std::size_t>(&item - items_.data()));
  if (left != left_.end()) return {left->second, true};
  const RecordKind kind = item.record.kind;
  if (kind == RecordKind::entry) return {item.record.id, true};
  if (kind == RecordKind::correction) {
    if (item.record.id == entry || !is_entry(item.record.id)) return {item.record.id, true};
    return {entry, false};
  }
  return {std::get<DecisionContents>(contents).of, kind == RecordKind::restored};
}

}  // namespace kattegat
