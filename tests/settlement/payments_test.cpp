// Fewest payments, against a search that is too simple to be wrong.
#include "kattegat/settlement/payments.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include <algorithm>

#include "support/draw.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace {

using Balances = std::vector<Money>;

bool before(const Payment& a, const Payment& b) {
  if (a.amount != b.amount) return a.amount > b.amount;
  return a.from != b.from ? a.from < b.from : a.to < b.to;
}

// Every way to pay in which each payment settles somebody: the best plan is among them.
void search(Balances& left, std::vector<Payment>& made, std::optional<std::vector<Payment>>& best) {
  if (best && made.size() > best->size()) return;
  bool open = false;
  for (std::size_t from = 0; from < left.size(); ++from)
    for (std::size_t to = 0; to < left.size(); ++to) {
      if (left[from] >= Money{} || left[to] <= Money{}) continue;
      open = true;
      const Money amount = std::min(-left[from], left[to]);
      left[from] += amount;
      left[to] -= amount;
      made.push_back({from, to, amount});
      search(left, made, best);
      made.pop_back();
      left[from] -= amount;
      left[to] += amount;
    }
  if (open) return;
  std::vector<Payment> plan = made;
  std::sort(plan.begin(), plan.end(), before);
  const bool better =
      !best || plan.size() < best->size() ||
      (plan.size() == best->size() &&
       std::lexicographical_compare(plan.begin(), plan.end(), best->begin(), best->end(), before));
  if (better) best = plan;
}

std::vector<Payment> best_by_search(Balances balances) {
  std::vector<Payment> made;
  std::optional<std::vector<Payment>> best;
  search(balances, made, best);
  return *best;
}

// Small numbers, so that many groups can settle among themselves.
Balances random_balances(int people, int size) {
  Balances balances;
  Money sum;
  for (int i = 1; i < people; ++i) {
    balances.push_back({draw(-size, size)});
    sum += balances.back();
  }
  balances.push_back(-sum);
  return balances;
}

Balances after(Balances balances, const Payment& payment) {
  balances[payment.from] += payment.amount;
  balances[payment.to] -= payment.amount;
  return balances;
}

Balances of(const std::vector<int>& amounts) {
  Balances balances;
  for (const int amount : amounts) balances.push_back({amount});
  return balances;
}

}  // namespace

TEST_CASE("nobody pays where nobody owes", "[settlement]") {
  CHECK(fewest_payments({}).payments.empty());
  CHECK(fewest_payments(of({0, 0})).payments.empty());
  CHECK(fewest_payments(of({0, 0})).proven_fewest);
}

TEST_CASE("a debt is paid to whom it is owed", "[settlement]") {
  const Plan plan = fewest_payments(of({-900, 900, -900, 900}));
  CHECK(plan.payments == std::vector<Payment>{{0, 1, {900}}, {2, 3, {900}}});
}

TEST_CASE("the biggest to the biggest is not always fewest", "[settlement]") {
  // Debts of 10, 3 and 3 against 6, 5 and 5: the greedy way takes five payments.
  CHECK(fewest_payments(of({-10, -3, -3, 6, 5, 5})).payments.size() == 4);
}

TEST_CASE("the plan is the best one that a full search finds", "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 6), draw(1, 8));
    RC_ASSERT(fewest_payments(balances).payments == best_by_search(balances));
  });
}

TEST_CASE("a plan clears every balance, biggest first, and nobody both pays and receives",
          "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 12), draw(1, 500));
    const Plan plan = fewest_payments(balances);
    Balances left = balances;
    for (const Payment& payment : plan.payments) {
      RC_ASSERT(payment.amount > Money{});
      RC_ASSERT(balances[payment.from] < Money{} && balances[payment.to] > Money{});
      left = after(left, payment);
    }
    RC_ASSERT(left == Balances(balances.size()));
    RC_ASSERT(std::is_sorted(plan.payments.begin(), plan.payments.end(), before));
    RC_ASSERT(plan.proven_fewest);
  });
}

TEST_CASE("when any one payment has been made, the others stay as they were",
          "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 9), draw(1, 20));
    const std::vector<Payment> plan = fewest_payments(balances).payments;
    for (std::size_t made = 0; made < plan.size(); ++made) {
      std::vector<Payment> others = plan;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(made));
      RC_ASSERT(fewest_payments(after(balances, plan[made])).payments == others);
    }
  });
}

TEST_CASE("with more people than can be searched the plan says that it is not proven",
          "[settlement]") {
  Balances balances;
  for (int i = 0; i < 40; ++i) balances.push_back({i % 2 == 0 ? 7 * i + 1 : -7 * i + 6});
  Money sum;
  for (const Money money : balances) sum += money;
  balances.push_back(-sum);
  const Plan plan = fewest_payments(balances);
  CHECK_FALSE(plan.proven_fewest);
  CHECK(plan.payments.size() <= balances.size() - 1);
  Balances left = balances;
  for (const Payment& payment : plan.payments) left = after(left, payment);
  CHECK(left == Balances(balances.size()));
}

TEST_CASE("twenty people who owe each other the same pay ten times", "[settlement]") {
  Balances balances;
  for (int i = 0; i < 20; ++i) balances.push_back({i % 2 == 0 ? 1 : -1});
  CHECK(fewest_payments(balances).payments.size() == 10);
}

TEST_CASE("with a banker everybody else has one payment", "[settlement]") {
  CHECK(payments_through(1, of({-900, 200, 0, 700})).payments ==
        std::vector<Payment>{{0, 1, {900}}, {1, 3, {700}}});
}
