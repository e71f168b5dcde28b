#include "stored_along.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace kattegat {
namespace {

std::optional<Uuid> stored_behind(const Contents& contents) {
  if (const auto* one = std::get_if<CorrectionContents>(&contents)) return one->behind;
  if (const auto* one = std::get_if<DecisionContents>(&contents)) return one->behind;
  return std::nullopt;
}

// What tells one decision from another, whoever has words for it and whoever has forgotten them.
using Saying = std::tuple<RecordKind, Uuid, std::string_view>;
Saying saying_of(const Version& version, const RowsLeft& left) {
  const Record& record = version.item->record;
  if (const EntryContents* const entry = entry_in(version.contents))
    return {RecordKind::correction, record.id, entry->body};
  const auto& decision = std::get<DecisionContents>(version.contents);
  if (const auto stands = left.find(version.item); stands != left.end())
    return {RecordKind::restored, stands->second, decision.at};
  // What is void is void, whichever row of the entry was said to be.
  return {record.kind, record.kind == RecordKind::voided ? Uuid{} : decision.of, decision.at};
}

// By what has been decided and by log: from which of its records on that log knew of it.
using KnownFrom = std::map<std::pair<Hash, Uuid>, std::int64_t>;
KnownFrom known_from(const Thing& thing) {
  KnownFrom known;
  const auto note = [&](const Hash& decision, const Record& by) {
    const auto place = known.try_emplace({decision, by.origin}, by.number).first;
    place->second = std::min(place->second, by.number);
  };
  for (const Version& version : thing.versions) {
    note(version.decision, version.item->record);
    for (const Hash& followed : version.follows) note(followed, version.item->record);
  }
  return known;
}

// What a book knows it does not store once more: of a void it was another one, of the same second.
// Its clock alone says nothing, for that goes by all that a book has. What was said at no time may
// be whatever else was.
class Anothers {
 public:
  explicit Anothers(const Thing& thing) : known_(known_from(thing)) {}
  void decided(const Saying& saying) { ++decided_[saying]; }
  [[nodiscard]] bool has(const Saying& saying, const Record& original, const Record& copy) const {
    if (original.clock >= copy.clock) return false;
    if (std::get<std::string_view>(saying).empty()) return true;
    if (std::get<RecordKind>(saying) != RecordKind::voided) return false;
    if (const auto often = decided_.find(saying); often != decided_.end() && often->second > 1)
      return true;
    const auto from = known_.find({original.hash, copy.origin});
    return from != known_.end() && from->second < copy.number;
  }

 private:
  KnownFrom known_;
  std::map<Saying, std::size_t> decided_;  // how often, by those who had seen what was there
};

// What was stored along with its entry came with it, and is what was decided elsewhere: whoever
// has followed one of the two has followed both. And where a correction is an entry, what says that
// the other one is void says nothing else than that it stands.
// Answers which have come otherwise, too: what their writers had seen is known.
std::set<std::size_t> take_copies_for_one(Thing& thing, std::size_t begun, const RowsLeft& left) {
  std::map<Saying, std::size_t> originals;
  std::set<Uuid> with_entries;  // logs
  Anothers anothers(thing);
  for (std::size_t n = begun; n < thing.versions.size(); ++n) {
    const Version& one = thing.versions[n];
    const Record& record = one.item->record;
    if (one.follows.empty()) {
      if (record.kind == RecordKind::entry) with_entries.insert(record.origin);
      continue;
    }
    const Saying saying = saying_of(one, left);
    originals.try_emplace(saying, n);
    anothers.decided(saying);
  }
  std::map<Hash, Hash> decision_of;  // by copy
  std::set<std::size_t> known;
  for (std::size_t n = begun; n < thing.versions.size(); ++n) {
    Version& copy = thing.versions[n];
    if (!copy.follows.empty()) continue;
    const Saying saying = saying_of(copy, left);
    const Record& record = copy.item->record;
    const bool is_void = std::get<RecordKind>(saying) == RecordKind::voided;
    if (is_void && with_entries.count(record.origin) > 0) continue;
    const Version& original = thing.versions[originals.try_emplace(saying, n).first->second];
    if (anothers.has(saying, original.item->record, record)) continue;
    const Follows& seen = original.follows;
    if (std::find(seen.begin(), seen.end(), record.hash) != seen.end()) continue;  // said after it
    copy.decision = original.decision;
    decision_of.emplace(record.hash, copy.decision);
    if (!seen.empty()) known.insert(n);
  }
  for (Version& version : thing.versions)
    for (Hash& followed : version.follows)
      if (const auto copy = decision_of.find(followed); copy != decision_of.end())
        followed = copy->second;
  return known;
}

// What a file has made void there so that an entry can stand in its place is passed with that
// entry, and what a later file lets count again with that: who decides follows what was there, a
// file nothing.
void follow_voids_before(Thing& thing, std::size_t begun) {
  std::map<Uuid, std::size_t> newest;  // by log
  const auto is_by_file = [&](std::size_t n, RecordKind kind) {
    return thing.versions[n].item->record.kind == kind && thing.versions[n].follows.empty();
  };
  for (std::size_t n = 0; n < thing.versions.size(); ++n) {
    const auto [before, is_first] = newest.try_emplace(thing.versions[n].item->record.origin, n);
    const std::size_t last = std::exchange(before->second, n);
    if (n < begun || is_first || !is_by_file(last, RecordKind::voided)) continue;
    if (is_by_file(n, RecordKind::entry) || is_by_file(n, RecordKind::restored))
      thing.versions[n].follows.push_back(thing.versions[last].decision);
  }
}

// A file brings what was decided one after the other at once. Of what is known otherwise, too, it
// does not say whether its writer has decided between them.
void follow_those_stored_along(Thing& thing, const std::set<std::size_t>& known) {
  std::map<std::pair<Uuid, Uuid>, std::size_t> corrections;  // by log and id
  for (std::size_t n = 0; n < thing.versions.size(); ++n) {
    if (known.count(n) > 0) continue;
    const Record& record = thing.versions[n].item->record;
    const auto behind = stored_behind(thing.versions[n].contents);
    const auto before = behind ? corrections.find({record.origin, *behind}) : corrections.end();
    if (before != corrections.end())
      thing.versions[n].follows.push_back(thing.versions[before->second].decision);
    if (record.kind == RecordKind::correction)
      corrections.try_emplace({record.origin, record.id}, n);
  }
}

// What was decided along with the entry itself follows it: the first of these all its records,
// which is enough for all.
void follow_entries(Thing& thing, std::size_t begun) {
  std::size_t records = begun;
  for (std::size_t n = begun; n < thing.versions.size(); ++n) {
    if (!thing.versions[n].follows.empty()) continue;
    for (std::size_t b = 0; b < records; ++b)
      thing.versions[n].follows.push_back(thing.versions[b].decision);
    records = std::min<std::size_t>(records, 1);
  }
}

}  // namespace

void follow_what_came_along(Thing& thing, std::size_t begun, const RowsLeft& left) {
  const std::set<std::size_t> known = take_copies_for_one(thing, begun, left);
  follow_voids_before(thing, begun);
  follow_entries(thing, begun);
  follow_those_stored_along(thing, known);
}

}  // namespace kattegat
