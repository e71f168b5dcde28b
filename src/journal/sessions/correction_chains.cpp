#include "correction_chains.hpp"

namespace kattegat {

void CorrectionChains::add(const Item& correction, const Uuid& of) {
  links_.try_emplace(correction.record.id, Link{&correction, of});
}

const CorrectionChains::Link* CorrectionChains::find(const Uuid& row) const {
  const auto found = links_.find(row);
  return found == links_.end() ? nullptr : &found->second;
}

// Each is passed once, however many there are of one another.
void CorrectionChains::trace(const Uuid& correction, Way where, const IsEntry& is_entry) {
  std::vector<Link*> way;
  Uuid at = correction;
  auto next = links_.find(at);
  while (next != links_.end() && !next->second.is_traced && way.size() <= links_.size() &&
         !(where == Way::to_an_entry && is_entry(at))) {
    way.push_back(&next->second);
    at = next->second.of;
    next = links_.find(at);
  }
  const bool in_circle = where == Way::past_entries && way.size() > links_.size();
  std::optional<Uuid> entry;
  if (next != links_.end() && next->second.is_traced)
    entry = next->second.entry;
  else if (!in_circle && is_entry(at))
    entry = at;
  for (Link* const one : way) {
    one->is_traced = true;
    one->entry = entry;
  }
}

std::vector<Uuid> CorrectionChains::trace_past_entries(const IsEntry& is_entry) {
  for (const auto& link : links_) trace(link.first, Way::past_entries, is_entry);
  std::vector<Uuid> entries;
  for (auto& [id, link] : links_) {
    link.is_traced = link.entry.has_value();
    if (link.is_traced && is_entry(id)) entries.push_back(id);
  }
  return entries;
}

void CorrectionChains::trace_to_entries(const IsEntry& is_entry) {
  for (const auto& link : links_) trace(link.first, Way::to_an_entry, is_entry);
}

void CorrectionChains::note_as_entry(const Uuid& correction, const Item& entry) {
  links_.at(correction).as_entry = &entry;
  has_entries_ = true;
}

}  // namespace kattegat
