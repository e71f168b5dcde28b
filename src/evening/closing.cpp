#include "kattegat/evening/closing.hpp"

#include <algorithm>
#include <map>

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

// Between whom how much is owed.
using Owed = std::map<std::pair<std::size_t, std::size_t>, Money>;

// From one to another by what is owed, in as few steps as can be; nothing where there is no way.
std::vector<Owed::iterator> way_in(Owed& owed, std::size_t from, std::size_t to) {
  std::map<std::size_t, Owed::iterator> came_by;
  std::vector<std::size_t> reached{from};
  for (std::size_t next = 0; next < reached.size() && came_by.count(to) == 0; ++next)
    for (auto step = owed.lower_bound({reached[next], 0});
         step != owed.end() && step->first.first == reached[next]; ++step)
      if (step->first.second != from && came_by.emplace(step->first.second, step).second)
        reached.push_back(step->first.second);
  std::vector<Owed::iterator> way;
  for (auto step = came_by.find(to); step != came_by.end();
       step = came_by.find(step->second->first.first))
    way.push_back(step->second);
  return way;
}

// What is left of these when so much between two need not be paid.
void take_off(std::vector<Payment>& payments, Owed& less) {
  for (Payment& one : payments) {
    Money& off = less[{one.from, one.to}];
    const Money taken = std::min(off, one.amount);
    off -= taken;
    one.amount -= taken;
  }
}

// What has been paid by another plan would go back: `back`. Where that and what is due go round in
// a circle nobody owes any of it; of several sessions the first is less by it.
void cancel_circles(StillDue& due, std::vector<Payment>& back) {
  Owed owed, less;
  for (const auto* payments : {&due.payments, &back})
    for (const Payment& one : *payments) owed[{one.from, one.to}] += one.amount;
  for (const Payment& one : back) {
    const std::pair between{one.from, one.to};
    Money rest = one.amount;
    while (rest > Money{} && owed.count(between) > 0) {
      std::vector<Owed::iterator> circle = way_in(owed, one.to, one.from);
      if (circle.empty()) break;
      circle.push_back(owed.find(between));
      Money least = rest;
      for (const auto step : circle) least = std::min(least, step->second);
      for (const auto step : circle) {
        less[step->first] += least;
        step->second -= least;
        if (step->second == Money{}) owed.erase(step);
      }
      rest -= least;
    }
  }
  take_off(back, less);
  take_off(due.payments, less);
  StillDue rest{std::move(due.left), {}, {}};
  for (std::size_t i = 0; i < due.payments.size(); ++i)
    if (due.payments[i].amount != Money{}) add(rest, due.payments[i], due.sessions[i]);
  due = std::move(rest);
  std::erase_if(back, [](const Payment& one) { return one.amount == Money{}; });
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
  std::vector<Payment> paid = made_between_players(evening, closing);
  for (const Payment& made : paid) {
    due.left[made.from] += made.amount;
    due.left[made.to] -= made.amount;
  }
  using Kind = PlanChoice::Kind;
  std::vector<Money> rest = due.left;
  if (settlement.plan.kind == Kind::sessions) rest = keep_unpaid(settlement, std::move(paid), due);
  // In the plan by sessions this is only what was paid by another plan.
  Plan plan = settlement.plan.kind == Kind::banker ? payments_through(settlement.plan.banker, rest)
                                                   : fewest_payments(rest, circles_of(evening));
  if (settlement.plan.kind == Kind::sessions) cancel_circles(due, plan.payments);
  for (const Payment& payment : plan.payments) add(due, payment, std::nullopt);
  return due;
}

}  // namespace kattegat
