#include "kattegat/core/transfers.hpp"

#include <algorithm>

namespace kattegat {

std::vector<Transfer> transfers_of(std::span<const Points> nets) {
  std::vector<Transfer> list;
  std::vector<Points> open(nets.begin(), nets.end());
  std::size_t winner = 0;
  for (std::size_t loser = 0; loser < open.size(); ++loser) {
    while (open[loser] < Points{}) {
      while (winner < open.size() && open[winner] <= Points{}) ++winner;
      KATTEGAT_CHECK(winner < open.size());  // the nets sum to zero
      const Points amount = std::min(-open[loser], open[winner]);
      list.push_back({Seat{static_cast<int>(loser)}, Seat{static_cast<int>(winner)}, amount});
      open[loser] += amount;
      open[winner] -= amount;
    }
  }
  return list;
}

}  // namespace kattegat
