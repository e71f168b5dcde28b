#include "kattegat/core/transfers.hpp"

#include <algorithm>

namespace kattegat {

std::vector<Transfer> payments(const PerSeat<Points>& nets, int seats) {
  std::vector<Transfer> list;
  PerSeat<Points> open = nets;
  Seat winner{0};
  for (const Seat loser : Seats{seats}) {
    while (open[loser] < Points{}) {
      while (winner.index < seats && open[winner] <= Points{}) ++winner.index;
      KATTEGAT_CHECK(winner.index < seats);  // nets sum to zero
      const Points amount = std::min(-open[loser], open[winner]);
      list.push_back({loser, winner, amount});
      open[loser] += amount;
      open[winner] -= amount;
    }
  }
  return list;
}

}  // namespace kattegat
