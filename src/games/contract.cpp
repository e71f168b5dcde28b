#include "kattegat/games/contract.hpp"

namespace kattegat {

void settle_contract(Seat declarer, Partner partner, Points amount, Transfers& transfers) {
  Seat collects = declarer;
  for (const Seat seat : Seats{4}) {
    if (is_of_side(seat, declarer, partner)) continue;
    transfers.pay(seat, collects, amount);
    if (!partner.is_alone()) collects = partner.seat();
  }
}

}  // namespace kattegat
