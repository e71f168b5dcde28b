#include "kattegat/season/statistics.hpp"

namespace kattegat {

Statistics statistics_from(Season season, std::vector<PlayerFigures> players) {
  std::string currency = newest_currency(season);
  Statistics made{std::move(season), std::move(currency), 0, std::move(players)};
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
