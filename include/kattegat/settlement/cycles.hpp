// Debts in a cycle: one owes the next, and the last the first.
#pragma once
#include <vector>

#include "kattegat/settlement/payments.hpp"

namespace kattegat {

// What has been paid by another plan would go back: `back`. Where that and what is due make a cycle
// nobody owes any of it, and it is taken off both: as few debts as can be for each of `back`, and
// of several between the same two the first is less by it. What has come to nothing stays, as
// nothing. Where very many debts would have to be gone through, what is left of the cycles is paid.
// Both are indexed as the evening's players are.
void cancel_cycles(std::vector<Payment>& due, std::vector<Payment>& back);

}  // namespace kattegat
