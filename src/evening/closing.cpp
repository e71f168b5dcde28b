#include "kattegat/evening/closing.hpp"

#include <algorithm>

namespace kattegat {
namespace {

void add(StillDue& due, const Payment& payment, std::optional<std::size_t> session) {
  due.payments.push_back(payment);
  due.sessions.push_back(session);
}

// Of the plan by sessions, the payments that have not been made. Answers what they leave.
std::vector<Money> keep_unpaid(const Settlement& settlement, std::vector<Payment> made,
                               StillDue& due) {
  std::vector<Money> rest = due.left;
  for (const std::size_t i : unpaid_of(settlement.payments, std::move(made))) {
    const Payment& payment = settlement.payments[i];
    add(due, payment, settlement.sessions[i]);
    rest[payment.from] += payment.amount;
    rest[payment.to] -= payment.amount;
  }
  return rest;
}

}  // namespace

std::vector<Payment> made_between_players(const Evening& evening, const Closing& closing) {
  std::vector<Payment> list;
  for (const MadePayment& made : closing.payments) {
    const Payment payment{player_index(evening, made.from), player_index(evening, made.to),
                          made.amount};
    if (std::max(payment.from, payment.to) < evening.players.size()) list.push_back(payment);
  }
  return list;
}

StillDue still_due(const Evening& evening, const Settlement& settlement, const Closing& closing) {
  StillDue due{settlement.money, {}, {}};
  std::vector<Payment> paid = made_between_players(evening, closing);
  for (const Payment& made : paid) {
    due.left[made.from] += made.amount;
    due.left[made.to] -= made.amount;
  }
  using Kind = PlanChoice::Kind;
  std::vector<Money> rest = due.left;
  if (settlement.plan.kind == Kind::sessions) rest = keep_unpaid(settlement, std::move(paid), due);
  // In the plan by sessions this is only what was paid by another plan.
  const Plan plan = settlement.plan.kind == Kind::banker
                        ? payments_through(settlement.plan.banker, rest)
                        : fewest_payments(rest, circles_of(evening));
  for (const Payment& payment : plan.payments) add(due, payment, std::nullopt);
  return due;
}

}  // namespace kattegat
