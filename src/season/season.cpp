#include "kattegat/season/season.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

#include "kattegat/evening/when_and_where.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

template <class Amount>
Amount& sum_under(std::vector<std::pair<std::string, Amount>>& list, const std::string& key) {
  for (auto& [name, amount] : list)
    if (name == key) return amount;
  return list.emplace_back(key, Amount{}).second;
}

struct Brought {  // to one player of the evening
  ExactMoney money = 0;
  Points points;
  bool played = false;
};

// Whether it can still be added up.
bool count_moved(Season& season, const Uuid& evening, const std::vector<ExactMoney>& money) {
  ExactMoney moved = 0;
  for (const ExactMoney one : money) moved += one < 0 ? -one : one;
  season.moved += moved;
  if (moved > season.most) {
    season.most = moved;
    season.most_in = evening;
  }
  return season.moved <= exact(Money{std::numeric_limits<std::int64_t>::max() / 2});
}

}  // namespace

std::optional<Unsound> add_evening(Season& season, const PlayedEvening& played,
                                   const std::vector<SitterPoints>& points) {
  using Why = Unsound::Why;
  std::vector<Brought> brought(played.players.size());
  std::map<std::size_t, std::size_t> players;  // their places, by person
  for (std::size_t i = 0; i < brought.size(); ++i) players.emplace(played.players[i], i);
  for (std::size_t t = 0; t < played.tables.size(); ++t) {
    const SeasonTable& table = played.tables[t];
    for (std::size_t number = 0; number < table.sitters.size(); ++number) {
      const std::size_t person = table.sitters[number];
      const auto player = players.find(person);
      const Points won = points[t][number];
      if (player == players.end()) return Unsound{table.id, Why::not_there};
      if (!within_limit(won)) return Unsound{table.id, Why::points};
      Brought& to = brought[player->second];
      to.played = true;
      to.points += won;
      to.money += exact(won, table.stake);
      sum_under(season.people[person].points, table.game) += won;
    }
  }
  std::vector<ExactMoney> money;
  for (const Brought& one : brought) money.push_back(one.money);
  if (std::accumulate(money.begin(), money.end(), ExactMoney{}) != 0)
    return Unsound{played.id, Why::not_zero};
  if (!std::all_of(money.begin(), money.end(), fits_money)) return Unsound{played.id, Why::money};
  if (!count_moved(season, played.id, money)) return Unsound{season.most_in, Why::sum};
  const std::vector<Money> settled = rounded(money, played.coin);
  SeasonEvening evening{played.id, played.date, played.place, played.currency, {}};
  for (std::size_t i = 0; i < brought.size(); ++i) {
    if (!brought[i].played) continue;
    StandingLine& line = season.people[played.players[i]];
    sum_under(line.money, played.currency) += settled[i];
    line.evenings += 1;
    evening.shares.push_back({played.players[i], settled[i], brought[i].points});
  }
  if (!evening.shares.empty()) season.evenings.push_back(std::move(evening));
  return std::nullopt;
}

void sort_evenings(Season& season) {
  const auto is_earlier = [](const auto& a, const auto& b) {
    return in_time(a.date, a.id) < in_time(b.date, b.id);
  };
  std::sort(season.evenings.begin(), season.evenings.end(), is_earlier);
  std::sort(season.broken.begin(), season.broken.end(), is_earlier);
}

std::string newest_currency(const Season& season) {
  return season.evenings.empty() ? "" : season.evenings.back().currency;
}

}  // namespace kattegat
