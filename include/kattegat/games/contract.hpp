// How a contract is settled at a table of four, in every game that has declarers.
#pragma once
#include "kattegat/core/transfers.hpp"

namespace kattegat {

// `amount` is what one opponent pays one of the declarer's side; negative when the contract is
// lost. With a partner each of the two settles with one opponent, alone the declarer with all.
void settle_contract(Seat declarer, Partner partner, Points amount, Transfers&);

// Across the table: seats 0 and 2, 1 and 3.
constexpr Partner opposite(Seat seat) { return Partner::of(Seat{(seat.index + 2) % 4}); }

}  // namespace kattegat
