#include "kattegat/evening/closing.hpp"

#include <algorithm>

namespace kattegat {
namespace {

void add(StillDue& due, const Payment& payment, std::optional<std::size_t> session) {
  due.payments.push_back(payment);
  due.sessions.push_back(session);
}

// Of the plan by sessions, the payments that have not been made. Answers what they leave.
std::vector<Money> keep_unpaid(const Evening& evening, const Settlement& settlement,
                               std::vector<MadePayment> made, StillDue& due) {
  std::vector<Money> rest = due.left;
  for (std::size_t i = 0; i < settlement.payments.size(); ++i) {
    const Payment& payment = settlement.payments[i];
    const auto paid = std::find_if(made.begin(), made.end(), [&](const MadePayment& one) {
      return one.from == evening.players[payment.from] && one.to == evening.players[payment.to] &&
             one.amount == payment.amount;
    });
    if (paid != made.end()) {
      made.erase(paid);
      continue;
    }
    add(due, payment, settlement.sessions[i]);
    rest[payment.from] += payment.amount;
    rest[payment.to] -= payment.amount;
  }
  return rest;
}

}  // namespace

StillDue still_due(const Evening& evening, const Settlement& settlement, const Closing& closing) {
  StillDue due{settlement.money, {}, {}};
  for (const MadePayment& made : closing.payments) {
    const std::size_t from = player_index(evening, made.from);
    const std::size_t to = player_index(evening, made.to);
    if (from == evening.players.size() || to == evening.players.size()) continue;  // another's
    due.left[from] += made.amount;
    due.left[to] -= made.amount;
  }
  using Kind = PlanChoice::Kind;
  std::vector<Money> rest = due.left;
  if (settlement.plan.kind == Kind::sessions)
    rest = keep_unpaid(evening, settlement, closing.payments, due);
  // In the plan by sessions this is only what was paid by another plan.
  const Plan plan = settlement.plan.kind == Kind::banker
                        ? payments_through(settlement.plan.banker, rest)
                        : fewest_payments(rest);
  for (const Payment& payment : plan.payments) add(due, payment, std::nullopt);
  return due;
}

}  // namespace kattegat
