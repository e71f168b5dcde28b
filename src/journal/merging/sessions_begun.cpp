#include "sessions_begun.hpp"

#include <algorithm>
#include <utility>

namespace kattegat {

SessionsBegun::SessionsBegun(LastHeaders last_headers) : last_headers_(std::move(last_headers)) {
  for (const auto& [session, number] : last_headers_) in_order_.push_back(session);
  std::stable_sort(in_order_.begin(), in_order_.end(), [this](const Uuid& a, const Uuid& b) {
    return last_headers_.at(a) < last_headers_.at(b);
  });
}

std::size_t SessionsBegun::count_behind(std::int64_t number) const {
  const auto first = std::partition_point(
      in_order_.begin(), in_order_.end(),
      [&](const Uuid& session) { return last_headers_.at(session) <= number; });
  return static_cast<std::size_t>(in_order_.end() - first);
}

bool SessionsBegun::has_behind(std::int64_t number, const Uuid& session) const {
  const auto last = last_headers_.find(session);
  return last != last_headers_.end() && last->second > number;
}

bool SessionsBehind::has_one_of(const SessionsBehind& other) const {
  const std::vector<Uuid>& all = other.begun->all();
  return std::any_of(all.end() - static_cast<std::ptrdiff_t>(other.size()), all.end(),
                     [&](const Uuid& session) { return has(session); });
}

}  // namespace kattegat
