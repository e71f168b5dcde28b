// What two books have said differently about people. Of somebody with several ids it is one thing,
// and not one an id.
#pragma once
#include <functional>

#include "kattegat/journal/people/person.hpp"

namespace kattegat {

struct KnownApart {
  const Roster& roster;
  const ByAnyId& everybody;
  // The same, had nobody been made one with anybody (Roster::unfused): asked where it matters.
  std::function<ByAnyId()> find_unfused;
};
// Who somebody is, whether they are retired, what they are called and where they take money.
// `fusions`: those of the roster; those that join evenings stay as they are.
std::vector<Conflict> said_apart(std::vector<Conflict> fusions, const KnownApart&);

}  // namespace kattegat
