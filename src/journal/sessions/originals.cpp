#include "originals.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kattegat {

bool DecisionSaid::operator<(const DecisionSaid& other) const {
  return std::tie(kind, row, says) < std::tie(other.kind, other.row, other.says);
}

DecisionSaid saying_of(const Version& version, const RowsLeft& left) {
  const Record& record = version.item->record;
  if (const EntryContents* const entry = entry_in(version.contents))
    return {RecordKind::correction, record.id, entry->body};
  const auto& decision = std::get<DecisionContents>(version.contents);
  if (const auto stands = left.find(version.item); stands != left.end())
    return {RecordKind::restored, stands->second, decision.at};
  return {record.kind, record.kind == RecordKind::voided ? Uuid{} : decision.of, decision.at};
}

Originals::Originals(const Thing& thing, std::size_t begun, const RowsLeft& left)
    : versions_(thing.versions), known_(known_from(thing)) {
  for (std::size_t n = begun; n < versions_.size(); ++n)
    if (!versions_[n].follows.empty()) ++said(saying_of(versions_[n], left), n).times_decided;
}

Originals::KnownFrom Originals::known_from(const Thing& thing) {
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

const Version* Originals::of(std::size_t n, const DecisionSaid& saying) {
  const Record& copy = versions_[n].item->record;
  const Said& same = said(saying, n);
  const Version& original = versions_[same.first];
  if (is_another(copy, saying, same)) return nullptr;
  const Follows& seen = original.follows;
  const bool was_said_after_it = std::find(seen.begin(), seen.end(), copy.hash) != seen.end();
  return was_said_after_it ? nullptr : &original;
}

Originals::Said& Originals::said(const DecisionSaid& saying, std::size_t n) {
  return said_.try_emplace(saying, Said{n}).first->second;
}

// What a book knows it does not store once more: of a void it was another one, of the same
// second. Its clock alone says nothing, for that goes by all that a book has. What was said at no
// time may be whatever else was.
bool Originals::is_another(const Record& copy, const DecisionSaid& saying, const Said& same) const {
  const Record& original = versions_[same.first].item->record;
  if (original.clock >= copy.clock) return false;
  if (saying.says.empty()) return true;
  if (saying.kind != RecordKind::voided) return false;
  if (same.times_decided > 1) return true;
  const auto from = known_.find({original.hash, copy.origin});
  return from != known_.end() && from->second < copy.number;
}

}  // namespace kattegat
