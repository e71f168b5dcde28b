#include "kattegat/evening/settle.hpp"

#include <numeric>

#include "kattegat/core/disjoint_sets.hpp"
#include "kattegat/evening/player_indexes.hpp"

namespace kattegat {
namespace {

void settle_by_session(const Evening& evening, const JudgedEvening& judged,
                       Settlement& settlement) {
  RunningMoney money(evening.players.size(), evening.coin);
  const PlayerIndexes players(evening);
  SearchBudget budget;  // thousands of large sessions would each take the time of an evening
  for (std::size_t s = 0; s < evening.sessions.size(); ++s) {
    const EveningSession& session = evening.sessions[s];
    const Standing& standing = judged.sessions[s].standing;
    for (const Seat seat : seats_of(session.seats))
      money.add(players.of(at_seat(session.seats, seat)),
                exact(standing.points[seat], session.stake));
    std::vector<std::size_t> people;
    std::vector<Money> due;
    for (const auto& [one, by] : money.changes()) {
      people.push_back(one);
      due.push_back(by);
    }
    for (const Payment& one : fewest_payments(due, budget).payments) {
      settlement.payments.push_back({people[one.from], people[one.to], one.amount});
      settlement.sessions.push_back(session.place);
    }
  }
}

}  // namespace

std::vector<std::size_t> circles_of(const Evening& evening) {
  std::vector<std::size_t> circles(evening.players.size());
  std::iota(circles.begin(), circles.end(), std::size_t{0});
  const PlayerIndexes players(evening);
  for (const EveningSession& session : evening.sessions)
    for (const std::string& name : session.seats)
      join_in(circles, players.of(session.seats.front()), players.of(name));
  for (std::size_t& circle : circles) circle = first_in(circles, circle);
  return circles;
}

Settlement settle(const Evening& evening, const JudgedEvening& judged, PlanChoice choice) {
  KATTEGAT_CHECK(judged.complaints.empty());
  Settlement settlement{
      .plan = choice, .money = rounded(judged.money, evening.coin), .payments = {}, .sessions = {}};
  if (choice.kind == PlanChoice::Kind::sessions) {
    settle_by_session(evening, judged, settlement);
    return settlement;
  }
  Plan plan = choice.kind == PlanChoice::Kind::banker
                  ? payments_through(choice.banker, settlement.money)
                  : fewest_payments(settlement.money, circles_of(evening));
  settlement.payments = std::move(plan.payments);
  settlement.proven_fewest = plan.proven_fewest;
  return settlement;
}

}  // namespace kattegat
