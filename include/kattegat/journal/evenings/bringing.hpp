// Whoever takes part in one part of an evening comes to take part in another, too.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// Whoever is known from another part of the evening takes part in this one too, should that be
// taken apart. `below`: of all of it. Nothing for who takes part already, or nowhere.
std::optional<NewRecord> bringing(const Uuid& person, const Uuid& evening, const Items& below,
                                  const EveningHistory&);

}  // namespace kattegat
