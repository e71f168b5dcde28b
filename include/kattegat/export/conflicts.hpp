// What two books have decided differently: which side holds, and what each says. evening-format,
// "Decisions about one thing".
#pragma once
#include <string>

#include "kattegat/core/json/json.hpp"
#include "kattegat/journal/evenings/placed_conflicts.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat {

// Empty where there are none. Of very many sides the first ones, and that which holds; the answer
// has them all.
std::string conflicts_page(const PlacedConflicts&, Language);
Json::Array conflicts_answer(const PlacedConflicts&, Language);

}  // namespace kattegat
