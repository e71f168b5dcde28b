// What one tablet has ticked in the parts of an evening, each for itself, and another in the whole
// as one amount: it is one payment.
#pragma once
#include "kattegat/journal/evenings/payments.hpp"
#include "ticks.hpp"

namespace kattegat {

// Says of each state which other it is within. The states stand beside the payments.
void find_parts(std::vector<PaymentState>&, const std::vector<Ticks>&);

}  // namespace kattegat
