#include "kattegat/evening/closing.hpp"

#include <algorithm>

#include "kattegat/evening/player_indexes.hpp"
#include "kattegat/settlement/cycles.hpp"

namespace kattegat {
namespace {

// What is left when these have been made.
std::vector<Money> less(std::vector<Money> left, const std::vector<Payment>& made) {
  for (const Payment& one : made) {
    left[one.from] += one.amount;
    left[one.to] -= one.amount;
  }
  return left;
}

// What has come to nothing need not be paid.
void add(StillDue& due, const Payment& payment, std::optional<PlaceInFile> session) {
  if (payment.amount != Money{}) due.payments.push_back({payment, session});
}

// Those of the plan by sessions that have not been made, then what was paid by another plan.
void add_by_sessions(const Settlement& settlement, const std::vector<Payment>& made, StillDue& due,
                     const std::vector<std::size_t>& circles) {
  const std::vector<std::size_t> unpaid = unpaid_of(settlement.payments, made);
  std::vector<Payment> kept;
  for (const std::size_t i : unpaid) kept.push_back(settlement.payments[i]);
  Plan back = fewest_payments(less(due.left, kept), circles);
  cancel_cycles(kept, back.payments);
  for (std::size_t i = 0; i < kept.size(); ++i) add(due, kept[i], settlement.sessions[unpaid[i]]);
  for (const Payment& one : back.payments) add(due, one, std::nullopt);
}

}  // namespace

std::vector<Payment> made_between_players(const Evening& evening, const Closing& closing) {
  std::vector<Payment> list;
  const PlayerIndexes players(evening);
  for (const MadePayment& made : closing.payments) {
    const Payment payment{players.of(made.from), players.of(made.to), made.amount};
    if (std::max(payment.from, payment.to) < evening.players.size()) list.push_back(payment);
  }
  return list;
}

StillDue still_due(const Evening& evening, const Settlement& settlement, const Closing& closing) {
  const std::vector<Payment> paid = made_between_players(evening, closing);
  StillDue due{less(settlement.money, paid), {}};
  using Kind = PlanChoice::Kind;
  if (settlement.plan.kind == Kind::sessions) {
    add_by_sessions(settlement, paid, due, circles_of(evening));
    return due;
  }
  const Plan plan = settlement.plan.kind == Kind::banker
                        ? payments_through(settlement.plan.banker, due.left)
                        : fewest_payments(due.left, circles_of(evening));
  for (const Payment& one : plan.payments) add(due, one, std::nullopt);
  return due;
}

}  // namespace kattegat
