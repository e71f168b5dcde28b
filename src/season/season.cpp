#include "kattegat/season/season.hpp"

#include <algorithm>
#include <limits>
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

}  // namespace

bool in_choice(const StandingsChoice& choice, const std::string& date, const std::string& place) {
  return is_within({choice.from, choice.to, choice.place}, date, place);
}

std::optional<Unsound> add_evening(Season& season, const SeasonNight& night,
                                   const std::vector<SitterPoints>& points,
                                   const StandingsChoice& choice) {
  using Why = Unsound::Why;
  std::vector<Brought> brought(night.players.size());
  for (std::size_t t = 0; t < night.tables.size(); ++t) {
    const SeasonTable& table = night.tables[t];
    if (!choice.game.empty() && choice.game != table.game) continue;
    for (std::size_t number = 0; number < table.sitters.size(); ++number) {
      const std::size_t person = table.sitters[number];
      const auto player = static_cast<std::size_t>(
          std::find(night.players.begin(), night.players.end(), person) - night.players.begin());
      const Points won = points[t][number];
      if (player == night.players.size()) return Unsound{table.id, Why::not_there};
      if (!within_limit(won)) return Unsound{table.id, Why::points};
      brought[player].played = true;
      brought[player].points += won;
      brought[player].money += exact(won, table.stake);
      sum_under(season.people[person].points, table.game) += won;
    }
  }
  std::vector<ExactMoney> money;
  for (const Brought& one : brought) money.push_back(one.money);
  if (std::accumulate(money.begin(), money.end(), ExactMoney{}) != 0)
    return Unsound{night.id, Why::not_zero};
  if (!std::all_of(money.begin(), money.end(), fits_money)) return Unsound{night.id, Why::money};
  for (const ExactMoney one : money) season.moved += one < 0 ? -one : one;
  if (season.moved > exact(Money{std::numeric_limits<std::int64_t>::max() / 2}))
    return Unsound{night.id, Why::sum};
  const std::vector<Money> settled = rounded(money, night.coin);
  SeasonEvening evening{night.id, night.date, night.place, night.currency, {}};
  for (std::size_t i = 0; i < brought.size(); ++i) {
    if (!brought[i].played) continue;
    StandingLine& line = season.people[night.players[i]];
    sum_under(line.money, night.currency) += settled[i];
    line.evenings += 1;
    evening.shares.push_back({night.players[i], settled[i], brought[i].points});
  }
  if (!evening.shares.empty()) season.evenings.push_back(std::move(evening));
  return std::nullopt;
}

void sort_evenings(Season& season) {
  std::sort(season.evenings.begin(), season.evenings.end(),
            [](const SeasonEvening& a, const SeasonEvening& b) {
              return in_time(a.date, a.id) < in_time(b.date, b.id);
            });
}

}  // namespace kattegat
