#include "stored_along.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "copied_decisions.hpp"

namespace kattegat {
namespace {

// Whoever has followed a copy, or what it is a copy of, has followed both.
void take_for_one(std::span<Version> versions, const CopiedDecisions& copies) {
  const auto take = [&](Hash& decision) {
    if (const auto copy = copies.decision_of.find(decision); copy != copies.decision_of.end())
      decision = copy->second;
  };
  for (Version& version : versions) {
    take(version.decision);
    for (Hash& followed : version.follows) take(followed);
  }
}

// By the place of a version, that of another one which it came behind.
using VersionBehind = std::map<std::size_t, std::size_t>;

// What a file has made void there so that an entry can stand in its place is passed with that
// entry, and what a later file lets count again with that: who decides follows what was there, a
// file nothing.
VersionBehind voids_that_made_room(const EntryVersions& entry) {
  const std::span<const Version> versions = entry.all;
  const auto is_by_file = [](const Version& one, RecordKind kind) {
    return one.item->record.kind == kind && one.follows.empty();
  };
  VersionBehind voids;
  std::map<Uuid, std::size_t> newest;  // by log
  for (std::size_t n = 0; n < versions.size(); ++n) {
    const Version& version = versions[n];
    const auto [known, is_first] = newest.try_emplace(version.item->record.origin, n);
    const std::size_t before = std::exchange(known->second, n);
    if (n < entry.begun || is_first || !is_by_file(versions[before], RecordKind::voided)) continue;
    if (is_by_file(version, RecordKind::entry) || is_by_file(version, RecordKind::restored))
      voids.emplace(n, before);
  }
  return voids;
}

std::optional<Uuid> stored_behind(const Contents& contents) {
  if (const auto* one = std::get_if<CorrectionContents>(&contents)) return one->behind;
  if (const auto* one = std::get_if<DecisionContents>(&contents)) return one->behind;
  return std::nullopt;
}

// A file brings what was decided one after the other at once. Of what is known otherwise, too, it
// does not say whether its writer has decided between them.
VersionBehind corrections_stored_before(std::span<const Version> versions,
                                        const std::set<std::size_t>& known) {
  VersionBehind all;
  std::map<std::pair<Uuid, Uuid>, std::size_t> corrections;  // by log and id
  for (std::size_t n = 0; n < versions.size(); ++n) {
    if (known.count(n) > 0) continue;
    const Record& record = versions[n].item->record;
    if (const auto behind = stored_behind(versions[n].contents)) {
      const auto before = corrections.find({record.origin, *behind});
      if (before != corrections.end()) all.emplace(n, before->second);
    }
    if (record.kind == RecordKind::correction)
      corrections.try_emplace({record.origin, record.id}, n);
  }
  return all;
}

}  // namespace

void follow_what_came_along(const EntryVersions& entry, const RowsLeft& left) {
  const std::span<Version> versions = entry.all;
  const CopiedDecisions copies = copied_decisions(entry, left);
  const VersionBehind voids = voids_that_made_room(entry);
  const VersionBehind corrections = corrections_stored_before(versions, copies.known);
  take_for_one(versions, copies);
  // What was decided along with the entry itself follows it: the first of these all records that
  // the entry begins with, which is enough for all; the others one of them.
  std::size_t of_entry = entry.begun;
  for (std::size_t n = 0; n < versions.size(); ++n) {
    Follows& follows = versions[n].follows;
    const auto follow = [&](std::size_t before) { follows.push_back(versions[before].decision); };
    if (const auto made_room = voids.find(n); made_room != voids.end()) {
      follow(made_room->second);
    } else if (n >= entry.begun && follows.empty()) {
      for (std::size_t b = 0; b < of_entry; ++b) follow(b);
      of_entry = std::min<std::size_t>(of_entry, 1);
    }
    if (const auto before = corrections.find(n); before != corrections.end())
      follow(before->second);
  }
}

}  // namespace kattegat
