// Payments among more people than can be searched: good ones, in a time that grows little faster
// than their number.
#pragma once
#include <cstddef>
#include <vector>

#include "kattegat/settlement/payments.hpp"

namespace kattegat {

void pay_off(const Payment&, std::vector<Money>& left, Plan&);
// Whoever matches pays first, then threes that settle among themselves (of a town they are not
// looked for), then who owes most to who is owed most; until no more than so many owe or are owed
// something.
void make_good_payments(std::size_t until, std::vector<Money>& left, Plan&);

}  // namespace kattegat
