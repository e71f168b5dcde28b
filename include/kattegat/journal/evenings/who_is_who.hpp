// Who is who in a book, and which evenings it has: what all its headers say, read once for whoever
// asks about several.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/evenings/wholes.hpp"

namespace kattegat {

struct WhoIsWho {
  People people;
  // Without entries, their players as they were written that night.
  std::vector<EveningHistory> evenings;
  Wholes wholes;
};

}  // namespace kattegat
