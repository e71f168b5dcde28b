// Whoever is named in an evening takes part; also where the record of that stands in another one,
// which has been taken apart from it since.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// Whoever sits in one of its sessions, or has paid, and is not among its players.
void take_in_latecomers(EveningHistory&, const KnownPeople&);

}  // namespace kattegat
