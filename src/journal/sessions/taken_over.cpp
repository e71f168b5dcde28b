#include "taken_over.hpp"

namespace kattegat {

TakenOver::TakenOver(const ReadHeaders& all, std::set<Hash> count) : count_(std::move(count)) {
  for (const auto& [item, contents] : all)
    if (contents.takes_over) followed_.emplace(item->record.hash, contents.follows.back());
  for (const auto& [header, followed] : followed_) find_end(header);
}

const Hash& TakenOver::end(const Hash& header) const {
  const auto found = ends_.find(header);
  return found == ends_.end() ? header : found->second;
}
const Hash& TakenOver::behind(const Hash& header) const {
  const Hash& last = end(header);
  return count_.count(last) > 0 ? last : header;
}

// Each is looked at once, however many follow each other; in a damaged file even in a circle.
void TakenOver::find_end(Hash one) {
  std::vector<Hash> way;
  while (count_.count(one) == 0) {
    const auto next = followed_.find(one);
    if (next == followed_.end() || !ends_.try_emplace(one, one).second) break;
    way.push_back(one);
    one = next->second;
  }
  const Hash last = end(one);
  for (const Hash& header : way) ends_[header] = last;
}

}  // namespace kattegat
