// Who is called otherwise, paid elsewhere, or somebody else than before.
#pragma once
#include "kattegat/core/text.hpp"
#include "kattegat/journal/everybody.hpp"

namespace kattegat {

// Of those who were known before; whoever is new is no change.
std::vector<Text> changed_people(const std::vector<Person>& before, const std::vector<Person>& now);

}  // namespace kattegat
