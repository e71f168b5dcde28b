#include "kattegat/journal/sessions/session_in_several_evenings.hpp"

#include <algorithm>

#include "session_headers.hpp"

namespace kattegat {

bool is_in_several_evenings(std::span<const Item> headers) {
  return std::any_of(headers.begin(), headers.end(), [&](const Item& one) {
    return one.record.parent != headers.front().record.parent;
  });
}

SessionInSeveralEvenings::SessionInSeveralEvenings(Items headers) : all_(std::move(headers)) {
  open_ = open_headers(all_);
  for (const std::size_t i : open_) open_in_[all_[i].record.parent].push_back(i);
}

bool SessionInSeveralEvenings::stands_in(const WithParts& evening) const {
  return !open_.empty() && evening.count(all_[open_.back()].record.parent) > 0;
}

// Thousands of evenings may name it, and one evening may have thousands of parts: the fewer of the
// two are gone through.
Items SessionInSeveralEvenings::headers_for(const WithParts& evening) const {
  if (stands_in(evening)) return all_;
  if (open_.empty()) return {};
  std::set<std::size_t> places{open_.back()};
  if (open_in_.size() < evening.size()) {
    for (const auto& [one, open] : open_in_)
      if (evening.count(one) > 0) places.insert(open.begin(), open.end());
  } else {
    for (const Uuid& one : evening)
      if (const auto open = open_in_.find(one); open != open_in_.end())
        places.insert(open->second.begin(), open->second.end());
  }
  Items headers;
  for (const std::size_t i : places) headers.push_back(all_[i]);
  return headers;
}

}  // namespace kattegat
