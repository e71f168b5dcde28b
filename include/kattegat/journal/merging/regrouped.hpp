// Which evenings are others by who is who now.
#pragma once
#include "kattegat/core/before_and_now.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/people/everybody.hpp"

namespace kattegat {

// Whether two of an evening who were apart are one now, or one is two: then it is another, though
// nobody has touched it.
bool is_regrouped(const EveningHistory&, const BeforeAndNow<ByAnyId>&);

}  // namespace kattegat
