#include "kattegat/season/statistics.hpp"

namespace kattegat {

Statistics statistics_from(Season season, std::vector<PlayerFigures> players) {
  Statistics made{std::move(season), "", 0, std::move(players)};
  if (!made.season.evenings.empty()) made.currency = made.season.evenings.back().currency;
  for (std::size_t i = 0; i < made.season.evenings.size(); ++i)
    for (const Share& share : made.season.evenings[i].shares) {
      PlayerFigures& one = made.players[share.person];
      one.evenings.push_back({i, share.money});
      one.money += share.money;
      one.evenings_won.count(share.money > Money{});
    }
  return made;
}

}  // namespace kattegat
