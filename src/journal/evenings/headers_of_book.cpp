#include "headers_of_book.hpp"

#include <algorithm>
#include <iterator>

namespace kattegat {

HeadersOfBook::HeadersOfBook(Items headers, const Roster& roster) : all_(std::move(headers)) {
  for (auto begin = all_.begin(); begin != all_.end();) {
    const Uuid& evening = begin->record.parent;
    const auto end = std::find_if(begin, all_.end(),
                                  [&](const Item& item) { return item.record.parent != evening; });
    runs_.push_back({evening, {&*begin, static_cast<std::size_t>(end - begin)}});
    begin = end;
  }
  std::stable_sort(runs_.begin(), runs_.end(), Before());
  for (const Item& item : all_)
    if (item.record.kind == RecordKind::session) of_sessions_.push_back(item);
  std::stable_sort(of_sessions_.begin(), of_sessions_.end(), Before());
  wholes_ =
      all_wholes(roster, once_for_each([this](const Uuid& evening) { return settled(evening); }));
}

std::vector<Uuid> HeadersOfBook::evenings() const {
  std::vector<Uuid> ids;
  for (const Run& run : runs_)
    if (ids.empty() || ids.back() != run.evening) ids.push_back(run.evening);
  return ids;
}

std::optional<SettledIn> HeadersOfBook::settled(const Uuid& evening) const {
  const auto [begin, end] = std::equal_range(runs_.begin(), runs_.end(), evening, Before());
  if (begin == end) return std::nullopt;  // as of most who are fused: they are people
  Items headers;
  for (auto run = begin; run != end; ++run)
    std::copy_if(run->items.begin(), run->items.end(), std::back_inserter(headers),
                 [](const Item& item) { return item.record.kind == RecordKind::evening; });
  return settled_in(evening, headers);
}

Items HeadersOfBook::of_session(const Uuid& session) const {
  const auto [begin, end] =
      std::equal_range(of_sessions_.begin(), of_sessions_.end(), session, Before());
  return {begin, end};
}

Items HeadersOfBook::take(const Uuid& evening) {
  Items items;
  const auto [begin, end] = std::equal_range(runs_.begin(), runs_.end(), evening, Before());
  for (auto run = begin; run != end; ++run)
    std::move(run->items.begin(), run->items.end(), std::back_inserter(items));
  return items;
}

}  // namespace kattegat
