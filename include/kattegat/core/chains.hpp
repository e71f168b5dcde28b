// Ids that lead to others. `next` answers the next one, at the end the same. Two books can close a
// circle between them: one has said it the one way, one the other.
#pragma once
#include <map>
#include <set>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

// Where a step leads; itself where there is none.
inline Uuid next_in(const std::map<Uuid, Uuid>& steps, const Uuid& id) {
  const auto found = steps.find(id);
  return found == steps.end() ? id : found->second;
}

// All of the circle that the id is on; else the id alone.
template <class Next>
std::set<Uuid> circle_of(const Uuid& id, const Next& next) {
  std::set<Uuid> way;
  Uuid at = id;
  while (way.insert(at).second) at = next(at);
  return at == id ? way : std::set<Uuid>{id};
}

// By everyone who has a step, and everyone on the way, the end; of a circle its least.
template <class Next>
std::map<Uuid, Uuid> ends_of(const std::map<Uuid, Uuid>& steps, const Next& next) {
  std::map<Uuid, Uuid> ends;
  for (const auto& [id, with] : steps) {
    std::set<Uuid> way;
    Uuid at = id;
    while (ends.count(at) == 0 && way.insert(at).second) at = next(at);
    const auto known = ends.find(at);
    const Uuid end = known == ends.end() ? *circle_of(at, next).begin() : known->second;
    for (const Uuid& one : way) ends[one] = end;
  }
  return ends;
}

}  // namespace kattegat
