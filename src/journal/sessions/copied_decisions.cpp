#include "copied_decisions.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

namespace kattegat {
namespace {

// What tells one decision from another, whoever has words for it and whoever has forgotten them.
struct DecisionSaid {
  RecordKind kind{};
  Uuid row;
  std::string_view says;  // the entry, or when it was decided: "" at no time
  bool operator<(const DecisionSaid& other) const {
    return std::tie(kind, row, says) < std::tie(other.kind, other.row, other.says);
  }
};

// Where a correction is an entry, what says that the other one is void says nothing else than that
// it stands. What is void is void, whichever row of the entry was said to be.
DecisionSaid saying_of(const Version& version, const RowsLeft& left) {
  const Record& record = version.item->record;
  if (const EntryContents* const entry = entry_in(version.contents))
    return {RecordKind::correction, record.id, entry->body};
  const auto& decision = std::get<DecisionContents>(version.contents);
  if (const auto stands = left.find(version.item); stands != left.end())
    return {RecordKind::restored, stands->second, decision.at};
  return {record.kind, record.kind == RecordKind::voided ? Uuid{} : decision.of, decision.at};
}

// What was decided by those who had seen what was there, by what it says: what follows nothing, and
// says the same, is a copy of the first of these.
class Originals {
 public:
  Originals(const std::vector<Version>& versions, std::size_t begun, const RowsLeft& left)
      : versions_(versions), known_(known_from(versions)) {
    for (std::size_t n = begun; n < versions.size(); ++n)
      if (!versions[n].follows.empty()) ++said(saying_of(versions[n], left), n).times_decided;
  }
  // Of the version at that place, which follows nothing. Where nobody has said so before it is its
  // own; nullptr: it only reads like a copy, and is another decision.
  const Version* of(std::size_t n, const DecisionSaid& saying) {
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
  Said& said(const DecisionSaid& saying, std::size_t n) {
    return said_.try_emplace(saying, Said{n}).first->second;
  }
  // What a book knows it does not store once more: of a void it was another one, of the same
  // second. Its clock alone says nothing, for that goes by all that a book has. What was said at no
  // time may be whatever else was.
  [[nodiscard]] bool is_another(const Record& copy, const DecisionSaid& saying,
                                const Said& same) const {
    const Record& original = versions_[same.first].item->record;
    if (original.clock >= copy.clock) return false;
    if (saying.says.empty()) return true;
    if (saying.kind != RecordKind::voided) return false;
    if (same.times_decided > 1) return true;
    const auto from = known_.find({original.hash, copy.origin});
    return from != known_.end() && from->second < copy.number;
  }

  // By what has been decided and by log: from which of its records on that log knew of it.
  using KnownFrom = std::map<std::pair<Hash, Uuid>, std::int64_t>;
  static KnownFrom known_from(const std::vector<Version>& versions) {
    KnownFrom known;
    const auto note = [&](const Hash& decision, const Record& by) {
      const auto place = known.try_emplace({decision, by.origin}, by.number).first;
      place->second = std::min(place->second, by.number);
    };
    for (const Version& version : versions) {
      note(version.decision, version.item->record);
      for (const Hash& followed : version.follows) note(followed, version.item->record);
    }
    return known;
  }

  const std::vector<Version>& versions_;
  KnownFrom known_;
  std::map<DecisionSaid, Said> said_;
};

// Logs that have a correction of this entry as an entry of its own: both count there, and a void of
// theirs is of one of the two alone.
std::set<Uuid> logs_with_corrections_as_entries(const std::vector<Version>& versions,
                                                std::size_t begun) {
  std::set<Uuid> logs;
  for (std::size_t n = begun; n < versions.size(); ++n)
    if (const Record& record = versions[n].item->record; record.kind == RecordKind::entry)
      logs.insert(record.origin);
  return logs;
}

}  // namespace

CopiedDecisions copied_decisions(const std::vector<Version>& versions, std::size_t begun,
                                 const RowsLeft& left) {
  const std::set<Uuid> with_entries = logs_with_corrections_as_entries(versions, begun);
  Originals originals(versions, begun, left);
  CopiedDecisions copies;
  for (std::size_t n = begun; n < versions.size(); ++n) {
    if (!versions[n].follows.empty()) continue;
    const Record& record = versions[n].item->record;
    const DecisionSaid saying = saying_of(versions[n], left);
    if (saying.kind == RecordKind::voided && with_entries.count(record.origin) > 0) continue;
    const Version* const original = originals.of(n, saying);
    if (!original) continue;
    copies.decision_of.emplace(record.hash, original->decision);
    if (!original->follows.empty()) copies.known.insert(n);
  }
  return copies;
}

}  // namespace kattegat
