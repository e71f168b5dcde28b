#include "kattegat/journal/conflict.hpp"

namespace kattegat {

void Thing::add(const Item& item, Contents said, std::string meaning) {
  const Follows* followed = follows_in(said);
  Follows follows = followed ? *followed : Follows();
  items.push_back(&item);
  contents.push_back(std::move(said));
  versions.push_back({item.record.hash, std::move(follows), std::move(meaning)});
}

Conflict Thing::conflict(RecordKind about, const Uuid& id) const {
  Conflict conflict{about, id, std::nullopt, std::nullopt, {}};
  for (const std::size_t i : resolved.open)
    conflict.sides.push_back({*items[i], contents[i], i == resolved.holds});
  return conflict;
}

}  // namespace kattegat
