#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "becoming_one.hpp"
#include "gathered.hpp"
#include "namesakes.hpp"

namespace kattegat {
namespace {

// Whoever has no name is known by none; nor is who was given an id, as long as that is not
// forgotten.
std::optional<KnownBy> known_by(const Gathered& one, const ForgottenPeople& forgotten_people) {
  if (one.name.empty() || one.nameless) return std::nullopt;
  if (const auto who = forgotten_people.as_whom(one.ids)) return *who;
  if (one.by_id) return std::nullopt;
  return one.name;
}

using EveningsOf = std::map<Somebody, std::set<Uuid>>;

// Of all who have a name that was given to some of them.
EveningsOf evenings_of_namesakes(Crowd& crowd, const std::vector<Gathered>& all) {
  std::set<std::string> given;
  for (const Gathered& one : all)
    if (one.is_given_the_name()) given.insert(one.name);
  EveningsOf evenings;
  if (given.empty()) return evenings;
  for (const Gathered& one : all)
    if (given.count(one.name) > 0) evenings[one.who];
  const std::vector<Appearance>& appearances = crowd.appearances();
  for (std::size_t i = 0; i < appearances.size(); ++i)
    if (const auto found = evenings.find(crowd.who_appears(i)); found != evenings.end())
      found->second.insert(appearances[i].evening);
  return evenings;
}

Namesake as_namesake(const Gathered& gathered, const EveningsOf& evenings, bool is_forgotten) {
  std::set<std::string> former;
  if (gathered.is_given_the_name()) former = gathered.written;
  former.erase(gathered.name);
  const auto came_to = evenings.find(gathered.who);
  return {.who = gathered.who,
          .by_id = gathered.by_id,
          .always_had_it = gathered.always_had_it,
          .is_forgotten = is_forgotten,
          .former = std::move(former),
          .evenings = came_to == evenings.end() ? std::set<Uuid>() : came_to->second};
}

// Those who were given their names stand behind all others, as Namesakes wants them.
std::vector<const Gathered*> given_names_last(const std::vector<Gathered>& all) {
  std::vector<const Gathered*> order;
  for (const Gathered& one : all) order.push_back(&one);
  std::stable_partition(order.begin(), order.end(),
                        [](const Gathered* one) { return !one->is_given_the_name(); });
  return order;
}

// Who has sat where, of those who have been looked at: each as who they are one with by name.
class SeatsByName {
 public:
  SeatsByName(Crowd& crowd, const Sittings& tables)
      : all_(crowd.all_who_sat(tables)), taken_(tables.size()) {}

  using Seats = std::span<const Crowd::Sat>;
  [[nodiscard]] Seats of(Somebody who) const {
    const auto [first, last] = std::equal_range(
        all_.begin(), all_.end(), Crowd::Sat{who, 0},
        [](const Crowd::Sat& one, const Crowd::Sat& other) { return one.who < other.who; });
    return Seats(all_).subspan(static_cast<std::size_t>(first - all_.begin()),
                               static_cast<std::size_t>(last - first));
  }
  [[nodiscard]] bool are_beside(const Seats& seats, Somebody other) const {
    return std::any_of(seats.begin(), seats.end(), [&](const Crowd::Sat& seat) {
      const std::vector<Somebody>& there = taken_[seat.table];
      return std::find(there.begin(), there.end(), other) != there.end();
    });
  }
  void take(const Seats& seats, Somebody as) {
    for (const Crowd::Sat& seat : seats) taken_[seat.table].push_back(as);
  }

 private:
  std::vector<Crowd::Sat> all_;
  std::vector<std::vector<Somebody>> taken_;  // by table
};

}  // namespace

void join_by_name(Crowd& crowd, const Sittings& tables) {
  const AllGathered gathered(crowd);
  const EveningsOf evenings = evenings_of_namesakes(crowd, gathered.all());
  SeatsByName seats(crowd, tables);
  std::map<KnownBy, Namesakes> called;
  for (const Gathered* const one : given_names_last(gathered.all())) {
    const auto by = known_by(*one, crowd.roster().forgotten());
    if (!by) continue;
    const SeatsByName::Seats mine = seats.of(one->who);
    const Somebody first =
        called[*by].take_in(as_namesake(*one, evenings, std::holds_alternative<Uuid>(*by)),
                            [&](Somebody other) { return seats.are_beside(mine, other); });
    seats.take(mine, first);
    crowd.join(first, one->who);
  }
}

}  // namespace kattegat
