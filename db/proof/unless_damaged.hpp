// Damage that stops one part of the proof is found, and does not stop the others.
#pragma once
#include <optional>
#include <utility>
#include <vector>

#include "db/proof/verify.hpp"
#include "db/store/trouble.hpp"

namespace kattegat {

// Whether the part came to its end.
template <class Part>
bool unless_damaged(std::vector<Difference>& found, std::optional<Uuid> session, Part&& part) {
  auto damage = find_damage(std::forward<Part>(part));
  if (damage) found.push_back({session, damage->record, std::move(damage->what)});
  return !damage;
}

}  // namespace kattegat
