// Conflicts, and what they are told by.
#pragma once
#include <map>
#include <vector>

#include "kattegat/journal/evenings/evening_view.hpp"

namespace kattegat {

struct PlacedConflicts {
  std::vector<Conflict> list;
  std::map<Uuid, EveningView> evenings{};    // that they stand in; those that can be read
  ByAnyId everybody{std::vector<Person>{}};  // also who was not there
};

}  // namespace kattegat
