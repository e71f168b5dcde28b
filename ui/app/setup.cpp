#include "ui/app/setup.hpp"

#include <algorithm>

namespace kattegat::ui {

AnyHouse house_of(const EveningSession& session) {
  return std::visit(
      []<class G>(const EnteredSession<G>& entered) -> AnyHouse {
        return HouseOf<G>{entered.table.house};
      },
      session.entered);
}

Chairs chairs_of(const std::vector<std::string>& seats) { return {seats.begin(), seats.end()}; }

std::vector<std::string> sitting(const Chairs& chairs) {
  std::vector<std::string> names;
  for (const auto& name : chairs)
    if (name) names.push_back(*name);
  return names;
}

void sit_down(Chairs& chairs, const std::string& name) {
  const auto left = std::find(chairs.begin(), chairs.end(), std::nullopt);
  if (left == chairs.end())
    chairs.emplace_back(name);
  else
    *left = name;
}

void stand_up(Chairs& chairs, std::size_t chair) {
  chairs.at(chair).reset();
  while (!chairs.empty() && !chairs.back()) chairs.pop_back();
}

void call_otherwise(Setup& setup, const std::string& was, const std::string& now) {
  const auto place_of = [&](const std::string& name) {
    return std::find(setup.players.begin(), setup.players.end(), name);
  };
  const bool is_there = place_of(now) != setup.players.end();
  const auto player = place_of(was);
  if (player != setup.players.end() && is_there) setup.players.erase(player);
  if (player != setup.players.end() && !is_there) *player = now;
  for (std::size_t i = setup.chairs.size(); i-- > 0;) {
    if (setup.chairs[i] != was) continue;
    setup.chairs[i] = now;
    if (is_there) stand_up(setup.chairs, i);
  }
  auto meant = setup.people.extract(was);
  if (meant.empty()) return;
  meant.key() = now;
  setup.people.insert(std::move(meant));
}

void close_up(Chairs& chairs) { std::erase(chairs, std::nullopt); }

}  // namespace kattegat::ui
