#include "kattegat/journal/evenings/wholes.hpp"

#include <algorithm>
#include <memory>

#include "kattegat/core/chains.hpp"
#include "reading_headers.hpp"

namespace kattegat {

std::optional<SettledIn> settled_in(const Uuid& evening, const Items& below) {
  std::vector<const Item*> headers;
  for (const Item& item : below)
    if (item.record.kind == RecordKind::evening && item.record.id == evening)
      headers.push_back(&item);
  std::sort(headers.begin(), headers.end(),
            [](const Item* a, const Item* b) { return comes_before(a->record, b->record); });
  const auto said = resolved_evening(headers);
  if (!said) return std::nullopt;
  return settled_in(header_held_by(*said).keys);
}

HowSettled once_for_each(HowSettled ask) {
  auto known = std::make_shared<std::map<Uuid, std::optional<SettledIn>>>();
  return [ask = std::move(ask), known](const Uuid& evening) {
    const auto [place, is_first] = known->try_emplace(evening);
    if (is_first) place->second = ask(evening);
    return place->second;
  };
}

Wholes all_wholes(const Roster& roster, const HowSettled& settled) {
  const std::map<Uuid, Uuid>& said = roster.fusion_decisions().held();
  const auto next_settled_alike = [&](const Uuid& evening) {
    const Uuid next = next_in(said, evening);
    const auto mine = settled(evening);
    return mine && mine == settled(next) ? next : evening;
  };
  Wholes wholes{ends_of(said, next_settled_alike), {}};
  std::erase_if(wholes.whole_of, [](const auto& one) { return one.first == one.second; });
  for (const auto& [evening, whole] : wholes.whole_of) wholes.parts_of[whole].insert(evening);
  return wholes;
}

Uuid whole_in(const Wholes& wholes, const Uuid& evening) {
  return next_in(wholes.whole_of, evening);
}

std::set<Uuid> parts_in(const Wholes& wholes, const Uuid& whole) {
  const auto found = wholes.parts_of.find(whole);
  return found == wholes.parts_of.end() ? std::set<Uuid>() : found->second;
}

}  // namespace kattegat
