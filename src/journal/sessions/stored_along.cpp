#include "stored_along.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "originals.hpp"

namespace kattegat {
namespace {

std::optional<Uuid> stored_behind(const Contents& contents) {
  if (const auto* one = std::get_if<CorrectionContents>(&contents)) return one->behind;
  if (const auto* one = std::get_if<DecisionContents>(&contents)) return one->behind;
  return std::nullopt;
}

// Logs that have a correction of this entry as an entry of its own: both count there, and a void of
// theirs is of one of the two alone.
std::set<Uuid> logs_with_corrections_as_entries(const Thing& thing, std::size_t begun) {
  std::set<Uuid> logs;
  for (std::size_t n = begun; n < thing.versions.size(); ++n)
    if (const Record& record = thing.versions[n].item->record; record.kind == RecordKind::entry)
      logs.insert(record.origin);
  return logs;
}

// What was stored along with its entry came with it, and is what was decided elsewhere: whoever
// has followed one of the two has followed both. Answers the places of those that have come
// otherwise, too: what their writers had seen is known.
std::set<std::size_t> take_copies_for_one(Thing& thing, std::size_t begun, const RowsLeft& left) {
  const std::set<Uuid> with_entries = logs_with_corrections_as_entries(thing, begun);
  Originals originals(thing, begun, left);
  std::map<Hash, Hash> decision_of;  // by copy
  std::set<std::size_t> known;
  for (std::size_t n = begun; n < thing.versions.size(); ++n) {
    Version& copy = thing.versions[n];
    if (!copy.follows.empty()) continue;
    const Record& record = copy.item->record;
    const DecisionSaid saying = saying_of(copy, left);
    if (saying.kind == RecordKind::voided && with_entries.count(record.origin) > 0) continue;
    const Version* const original = originals.of(n, saying);
    if (!original) continue;
    copy.decision = original->decision;
    decision_of.emplace(record.hash, copy.decision);
    if (!original->follows.empty()) known.insert(n);
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
  const auto is_by_file = [](const Version& one, RecordKind kind) {
    return one.item->record.kind == kind && one.follows.empty();
  };
  std::map<Uuid, const Version*> newest;  // by log
  for (std::size_t n = 0; n < thing.versions.size(); ++n) {
    Version& version = thing.versions[n];
    const Version* const before = std::exchange(newest[version.item->record.origin], &version);
    if (n < begun || !before || !is_by_file(*before, RecordKind::voided)) continue;
    if (is_by_file(version, RecordKind::entry) || is_by_file(version, RecordKind::restored))
      version.follows.push_back(before->decision);
  }
}

// What was decided along with the entry itself follows it: the first of these all records that the
// entry begins with, which is enough for all; the others one of them.
void follow_entries(Thing& thing, std::size_t begun) {
  std::size_t records = begun;
  for (std::size_t n = begun; n < thing.versions.size(); ++n) {
    Follows& follows = thing.versions[n].follows;
    if (!follows.empty()) continue;
    for (std::size_t b = 0; b < records; ++b) follows.push_back(thing.versions[b].decision);
    records = std::min<std::size_t>(records, 1);
  }
}

// A file brings what was decided one after the other at once. Of what is known otherwise, too, it
// does not say whether its writer has decided between them.
void follow_those_stored_along(Thing& thing, const std::set<std::size_t>& known) {
  std::map<std::pair<Uuid, Uuid>, Hash> corrections;  // by log and id, what was decided
  for (std::size_t n = 0; n < thing.versions.size(); ++n) {
    if (known.count(n) > 0) continue;
    Version& version = thing.versions[n];
    const Record& record = version.item->record;
    if (const auto behind = stored_behind(version.contents)) {
      const auto before = corrections.find({record.origin, *behind});
      if (before != corrections.end()) version.follows.push_back(before->second);
    }
    if (record.kind == RecordKind::correction)
      corrections.try_emplace({record.origin, record.id}, version.decision);
  }
}

}  // namespace

// Each step is about what still follows nothing, but for the last: what is behind a correction
// follows that as well.
void follow_what_came_along(Thing& thing, std::size_t begun, const RowsLeft& left) {
  const std::set<std::size_t> known = take_copies_for_one(thing, begun, left);
  follow_voids_before(thing, begun);
  follow_entries(thing, begun);
  follow_those_stored_along(thing, known);
}

}  // namespace kattegat
