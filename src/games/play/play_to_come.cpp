// What a play that was broken off still allows: who may take the tricks to come.
#include "every_way.hpp"
#include "may_take.hpp"

namespace kattegat {

std::vector<TrickTaken> tricks_taken(const PlayRecord& play, const PlayRules& rules) {
  const auto all = static_cast<std::size_t>(rules.cards.tricks);
  std::vector<TrickTaken> tricks;
  PerSeat<bool> leaders = only(rules.leader);
  Seat leader = rules.leader;
  const auto add = [&](const PerSeat<bool>& by, bool sure) {
    tricks.push_back({by, sure});
    leaders = by;
  };
  for (const Seat taker : takers(play, rules)) add(only(leader = taker), true);
  if (tricks.size() == all) return tricks;
  if (!rules.reckons_on) {
    const PerSeat<bool> anybody = seats_where(rules.seats, [](Seat) { return true; });
    while (tricks.size() < all) add(anybody, !rules.may_stop);
    return tricks;
  }
  const of_play::MayTake may_take(play, rules);
  const std::size_t next = tricks.size();
  const Trick begun = next < play.tricks.size() ? play.tricks[next] : Trick{};
  if (!begun.empty()) add(may_take.begun(next, begun), !rules.may_stop);
  while (tricks.size() < all) add(may_take.led_by(tricks.size(), leaders), !rules.may_stop);
  for (const auto& way : of_play::every_way(play, rules, {next, begun, leader}))
    for (std::size_t i = 0; i < way.size(); ++i) tricks[next + i].ways.push_back(way[i]);
  return tricks;
}

}  // namespace kattegat
