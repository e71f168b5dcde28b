#include "kattegat/journal/decisions/thing.hpp"

#include <map>
#include <utility>

namespace kattegat {

std::optional<Conflict> Thing::conflict(RecordKind about, const Uuid& id) const {
  if (!resolved_.conflict) return std::nullopt;
  Conflict conflict{about, id, std::nullopt, std::nullopt, {}};
  std::map<std::pair<Uuid, Meaning>, std::size_t> places;  // by book, and what it says
  std::map<Hash, std::size_t> decided;  // what went by a file as well is one decision
  for (const std::size_t i : resolved_.open) {
    const std::size_t next = conflict.sides.size();
    const Version& open = versions_[i];
    if (is_lost(open.meaning)) continue;
    const auto same = decided.find(open.decision);
    const std::size_t place = places
                                  .try_emplace({open.item->record.origin, open.meaning},
                                               same == decided.end() ? next : same->second)
                                  .first->second;
    decided.emplace(open.decision, place);
    if (place == next) {
      conflict.sides.push_back({*open.item, open.contents, i == resolved_.holds});
      continue;
    }
    Side& side = conflict.sides[place];
    side.holds = side.holds || i == resolved_.holds;
    if (open.is_copy()) {
      side.alike.push_back(*open.item);
      continue;
    }
    side.alike.push_back(std::exchange(side.item, *open.item));
    side.contents = open.contents;
  }
  return conflict;
}

}  // namespace kattegat
