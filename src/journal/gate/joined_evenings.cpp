#include "joined_evenings.hpp"

#include <utility>

#include "kattegat/core/disjoint_sets.hpp"

namespace kattegat {

JoinedEvenings::Joined& JoinedEvenings::joined_with(const Uuid& evening) {
  if (above_.try_emplace(evening, evening).second) joined_[evening].not_looked_at = {evening};
  return joined_.at(first_in(above_, evening));
}

void JoinedEvenings::join(const Uuid& one, const Uuid& other) {
  Joined *few = &joined_with(one), *many = &joined_with(other);
  if (few == many) return;
  const auto size = [](const Joined& all) { return all.not_looked_at.size() + all.players.size(); };
  if (size(*few) > size(*many)) std::swap(few, many);
  many->not_looked_at.insert(many->not_looked_at.end(), few->not_looked_at.begin(),
                             few->not_looked_at.end());
  many->players.merge(few->players);
  Joined all = std::move(*many);
  joined_.erase(first_in(above_, one));
  joined_.erase(first_in(above_, other));
  join_in(above_, one, other);
  joined_.emplace(first_in(above_, one), std::move(all));
}

void JoinedEvenings::take_in(const Uuid& evening, const Uuid& player) {
  joined_with(evening).players.insert(player);
}
std::vector<Uuid> JoinedEvenings::not_looked_at(const Uuid& evening) {
  return std::exchange(joined_with(evening).not_looked_at, {});
}
const std::set<Uuid>& JoinedEvenings::players(const Uuid& evening) {
  return joined_with(evening).players;
}

}  // namespace kattegat
