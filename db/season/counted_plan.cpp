#include "db/season/counted_plan.hpp"

#include <algorithm>
#include <future>
#include <iterator>

#include "db/season/played.hpp"
#include "kattegat/evening/when_and_where.hpp"

namespace kattegat {
namespace {

// Each reads a part of the headers: there is nothing else to do without them.
SeasonPlan plan_by(const Readers& readers, const StandingsChoice& choice) {
  Store& store = *readers.front();
  const std::int64_t middle = store.mark() / 2;
  auto later = std::async(on_the_other, [&] { return readers[1]->headers({.first = middle + 1}); });
  Items headers = store.headers({.last = middle});
  Items more = later.get();
  headers.insert(headers.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
  return season_plan(store, std::move(headers), choice);
}

// That of the newest evening in which somebody has played.
std::string currency_of_newest(Store& store, const std::vector<PlannedEvening>& oldest_first) {
  const auto found =
      std::find_if(oldest_first.rbegin(), oldest_first.rend(),
                   [&](const PlannedEvening& one) { return is_played(store, one.history); });
  return found == oldest_first.rend() ? "" : found->played.currency;
}

}  // namespace

CountedPlan counted_plan(const Readers& readers, const StatisticsChoice& choice) {
  Store& store = *readers.front();
  CountedPlan counted{plan_by(readers, choice.evenings)};
  std::vector<PlannedEvening>& evenings = counted.plan.evenings;
  std::sort(evenings.begin(), evenings.end(), [](const PlannedEvening& a, const PlannedEvening& b) {
    return in_time(a.played.date, a.played.id) < in_time(b.played.date, b.played.id);
  });
  const std::string currency =
      choice.currency.empty() ? currency_of_newest(store, evenings) : choice.currency;
  std::erase_if(evenings, [&](const PlannedEvening& one) {
    const bool is_other = one.played.currency != currency;
    if (is_other && is_played(store, one.history)) ++counted.left_out;
    return is_other;
  });
  return counted;
}

std::vector<std::size_t> seated(const SeasonPlan& plan, const TableAt& at) {
  const SeasonTable& table = plan.evenings[at.evening].played.tables[at.table];
  return clockwise(session_in_headers(plan, at).header, table.sitters);
}

std::optional<std::size_t> person_in(const SeasonPlan& plan, const Uuid& id) {
  const auto& people = plan.season.people;
  const auto found = std::find_if(people.begin(), people.end(),
                                  [&](const StandingLine& one) { return one.person == id; });
  if (found == people.end()) return std::nullopt;
  return static_cast<std::size_t>(found - people.begin());
}

}  // namespace kattegat
