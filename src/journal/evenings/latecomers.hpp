// Whoever is named in an evening takes part; also where the record of that stands in another one,
// which has been taken apart from it since.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// And whoever sits in one of the sessions, or has paid, and is not among them.
Participants with_latecomers(Participants, const ListById<SessionHistory>&,
                             const std::vector<PaymentState>&, const KnownPeople&);

}  // namespace kattegat
