#include "header_descent.hpp"

namespace kattegat {

bool is_of_table(const SessionKeys& keys, std::size_t sitters, const SessionContents& header) {
  return sitters == header.sitters.size() && keys.game() == header.keys.game();
}

HeaderDescent::HeaderDescent(const Thing& headers)
    : headers_(headers), held_(headers.place_held()) {
  for (std::size_t i = 0; i < headers.versions().size(); ++i) {
    places_.emplace(headers.versions()[i].item->record.hash, i);
    const auto earlier = before(i);
    begins_.push_back(earlier ? begins_[*earlier] : i);
    newest_[begins_.back()] = i;
  }
  // From the last decision back to the first, which stays.
  std::size_t at = held_;
  for (auto earlier = before(at); earlier; at = *earlier, earlier = before(at))
    for (const Hash& record : contents(at).follows)
      if (const auto seen = place(record, at))
        first_beside_.insert_or_assign(begins_[*seen], Beside{*seen, *earlier});
}

HeaderDescent::Beside HeaderDescent::beside_held(std::size_t begin) const {
  const auto found = first_beside_.find(begin);
  return found == first_beside_.end() ? Beside{newest_.at(begin), held_} : found->second;
}

const SessionContents& HeaderDescent::contents(std::size_t header) const {
  return std::get<SessionContents>(headers_.versions()[header].contents);
}
// Headers stand in order: one that is followed comes before the one that follows.
std::optional<std::size_t> HeaderDescent::place(const Hash& record, std::size_t follower) const {
  const auto found = places_.find(record);
  if (found == places_.end() || found->second >= follower) return std::nullopt;
  return found->second;
}
// Where the last one is missing, or of another table, the one before it: two tablets that have
// begun with one file number alike.
std::optional<std::size_t> HeaderDescent::before(std::size_t header) const {
  const SessionContents& follower = contents(header);
  const Follows& followed = follower.follows;
  for (auto record = followed.rbegin(); record != followed.rend(); ++record)
    if (const auto earlier = place(*record, header);
        earlier && is_of_table(follower.keys, follower.sitters.size(), contents(*earlier)))
      return earlier;
  return std::nullopt;
}

}  // namespace kattegat
