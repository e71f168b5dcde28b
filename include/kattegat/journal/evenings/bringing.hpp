// Whoever takes part in one part of an evening comes to take part in another, too.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// Whom, and to which part of the evening, should that be taken apart.
struct Bringing {
  Uuid person, part;
};
// `below`: of all of the evening. Nothing for who takes part there already, or nowhere.
std::optional<NewRecord> bringing(const Bringing&, const Items& below, const EveningHistory&);

}  // namespace kattegat
