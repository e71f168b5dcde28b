// Conflicts, and what they are told by: the evenings in which they stand, and who everybody is.
#pragma once
#include <map>
#include <vector>

#include "kattegat/journal/evenings/evening_view.hpp"

namespace kattegat {

struct PlacedConflicts {
  std::vector<Conflict> list;
  std::map<Uuid, EveningView> evenings{};    // by id, that they stand in; those that can be read
  ByAnyId everybody{std::vector<Person>{}};  // also who was not there
};

}  // namespace kattegat
