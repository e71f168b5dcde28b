// Which ticks are one payment, on whichever tablets and in whichever parts of an evening they were
// made. evening-format, "Decisions about one thing".
#pragma once
#include <set>
#include <vector>

#include "kattegat/journal/decisions/thing.hpp"
#include "kattegat/journal/evenings/taking_part.hpp"

namespace kattegat {

// The ticks of one payment, and what they come to, for as long as their items are there.
struct Ticks {
  Uuid from, to;  // who they are in the evening
  Thing thing;    // the ticks in the order of their records, at least one
};
// In the order of their first ticks, in whichever part these stand.
std::vector<Ticks> ticks_by_payment(const Participants&, const Items& below);

// The evenings that were one when it was ticked below this one: itself, and those that were its
// parts.
std::set<Uuid> settled_by(const Uuid& evening, const PaymentContents&);

}  // namespace kattegat
