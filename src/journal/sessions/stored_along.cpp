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
struct Saying {
  RecordKind kind{};
  Uuid row;
  std::string_view says;  // the entry, or when it was decided: "" at no time
  bool operator<(const Saying& other) const {
    return std::tie(kind, row, says) < std::tie(other.kind, other.row, other.says);
  }
};
// Where a correction is an entry, what says that the other one is void says nothing else than that
// it stands. What is void is void, whichever row of the entry was said to be.
Saying saying_of(const Version& version, const RowsLeft& left) {
  const Record& record = version.item->record;
  if (const EntryContents* const entry = entry_in(version.contents))
    return {RecordKind::correction, record.id, entry->body};
  const auto& decision = std::get<DecisionContents>(version.contents);
  if (const auto stands = left.find(version.item); stands != left.end())
    return {RecordKind::restored, stands->second, decision.at};
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

// What was decided by those who had seen what was there, by what it says: what follows nothing, and
// says the same, is a copy of the first of these.
class Originals {
 public:
  Originals(const Thing& thing, std::size_t begun, const RowsLeft& left)
      : versions_(thing.versions), known_(known_from(thing)) {
    for (std::size_t n = begun; n < versions_.size(); ++n)
      if (!versions_[n].follows.empty()) ++said(saying_of(versions_[n], left), n).times_decided;
  }
  // Of the version at that place, which follows nothing. Where nobody has said so before it is its
  // own; nullptr: it only reads like a copy, and is another decision.
  [[nodiscard]] const Version* of(std::size_t n, const Saying& saying) {
    const Record& copy = versions_[n].item->record;
    const Said& same = said(saying, n);
    const Version& original = versions_[same.first];
    if (is_another(copy, saying, same)) return nullptr;
    const Follows& seen = original.follows;
    const bool was_said_after_it = std::find(seen.begin(), seen.end(), copy.hash) != seen.end();
    return was_said_after_it ? nullptr : &original;
  }

 private:
  struct Said {
    std::size_t first;  // place of the version
    std::size_t times_decided = 0;
  };
  Said& said(const Saying& saying, std::size_t n) {
    return said_.try_emplace(saying, Said{n}).first->second;
  }
  // What a book knows it does not store once more: of a void it was another one, of the same
  // second. Its clock alone says nothing, for that goes by all that a book has. What was said at no
  // time may be whatever else was.
  [[nodiscard]] bool is_another(const Record& copy, const Saying& saying, const Said& same) const {
    const Record& original = versions_[same.first].item->record;
    if (original.clock >= copy.clock) return false;
    if (saying.says.empty()) return true;
    if (saying.kind != RecordKind::voided) return false;
    if (same.times_decided > 1) return true;
    const auto from = known_.find({original.hash, copy.origin});
    return from != known_.end() && from->second < copy.number;
  }

  const std::vector<Version>& versions_;
  KnownFrom known_;
  std::map<Saying, Said> said_;
};

// That have as an entry what corrects this one: their voids are of one of the two.
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
    const Saying saying = saying_of(copy, left);
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
