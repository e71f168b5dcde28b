#include "known_again.hpp"

#include <algorithm>

namespace kattegat {

const std::set<Uuid>& TableMates::all_with(const Uuid& id) {
  if (!sit_with_) read();
  return (*sit_with_)[id];
}

void TableMates::read() {
  sit_with_.emplace();
  for (const Item& item : below_) {
    if (item.record.kind != RecordKind::session) continue;
    const auto contents = read_as<SessionContents>(item);
    if (!contents) continue;
    for (const Uuid& one : contents->sitters)
      (*sit_with_)[one].insert(contents->sitters.begin(), contents->sitters.end());
  }
}

std::optional<std::size_t> ThoseWithId::here(const KnownBy& by) const {
  const auto found = came_.find(by);
  if (found == came_.end() || (given_ && *given_ < found->second)) return place_of(given_);
  return place_of(found->second);
}

void ThoseWithId::add(const KnownBy& by, std::size_t place) {
  came_.emplace(by, places_.size());
  places_.push_back(place);
}

void ThoseWithId::give(const KnownBy& by) {
  const std::size_t came = came_.at(by);
  given_ = std::min(came, given_.value_or(came));
}

bool ThoseWithId::is_at(std::size_t place, const KnownBy& by) const {
  const auto found = came_.find(by);
  return found != came_.end() && places_[found->second] == place;
}

std::optional<std::size_t> ThoseWithId::place_of(std::optional<std::size_t> came) const {
  return came ? std::optional(places_[*came]) : std::nullopt;
}

}  // namespace kattegat
