#include "kattegat/evening/closing.hpp"

#include <algorithm>

#include "kattegat/settlement/cycles.hpp"

namespace kattegat {
namespace {

void add(StillDue& due, const Payment& payment, std::optional<std::size_t> session) {
  due.payments.push_back(payment);
  due.sessions.push_back(session);
}

// Of the plan by sessions, the payments that have not been made. Answers what they leave.
std::vector<Money> keep_unpaid(const Settlement& settlement, const std::vector<Payment>& made,
                               StillDue& due) {
  std::vector<Money> rest = due.left;
  for (const std::size_t i : unpaid_of(settlement.payments, made)) {
    const Payment& payment = settlement.payments[i];
    add(due, payment, settlement.sessions[i]);
    rest[payment.from] += payment.amount;
    rest[payment.to] -= payment.amount;
  }
  return rest;
}

// What has come to nothing need not be paid.
StillDue without_nothing(StillDue due) {
  StillDue rest{std::move(due.left), {}, {}};
  for (std::size_t i = 0; i < due.payments.size(); ++i)
    if (due.payments[i].amount != Money{}) add(rest, due.payments[i], due.sessions[i]);
  return rest;
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
  StillDue due{settlement.money, {}, {}};
  const std::vector<Payment> paid = made_between_players(evening, closing);
  for (const Payment& made : paid) {
    due.left[made.from] += made.amount;
    due.left[made.to] -= made.amount;
  }
  using Kind = PlanChoice::Kind;
  std::vector<Money> rest = due.left;
  if (settlement.plan.kind == Kind::sessions) rest = keep_unpaid(settlement, paid, due);
  // In the plan by sessions this is only what was paid by another plan.
  Plan plan = settlement.plan.kind == Kind::banker ? payments_through(settlement.plan.banker, rest)
                                                   : fewest_payments(rest, circles_of(evening));
  if (settlement.plan.kind == Kind::sessions) cancel_cycles(due.payments, plan.payments);
  for (const Payment& payment : plan.payments) add(due, payment, std::nullopt);
  return without_nothing(std::move(due));
}

}  // namespace kattegat
