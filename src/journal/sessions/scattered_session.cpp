#include "kattegat/journal/sessions/scattered_session.hpp"

#include <algorithm>

#include "session_headers.hpp"

namespace kattegat {

bool is_scattered(std::span<const Item> headers) {
  return std::any_of(headers.begin(), headers.end(), [&](const Item& one) {
    return one.record.parent != headers.front().record.parent;
  });
}

ScatteredSession::ScatteredSession(Items headers) : all_(std::move(headers)) {
  open_ = open_headers(all_);
}

bool ScatteredSession::stands_in(const IsHere& is_here) const {
  return !open_.empty() && is_here(all_[open_.back()].record.parent);
}

Items ScatteredSession::headers_for(const IsHere& is_here) const {
  if (stands_in(is_here)) return all_;
  Items headers;
  for (const std::size_t i : open_)
    if (i == open_.back() || is_here(all_[i].record.parent)) headers.push_back(all_[i]);
  return headers;
}

}  // namespace kattegat
