// Fewest payments, against a search that is too simple to be wrong.
#include "kattegat/settlement/payments.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <numeric>
#include <random>

#include "kattegat/settlement/cycles.hpp"
#include "support/draw.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace payments_test {

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

// The most groups that the people left can settle in: every group for the first of them is tried.
int most_groups(const Balances& balances, std::size_t left) {
  if (left == 0) return 0;
  const std::size_t others = left & (left - 1);
  int most = 0;
  for (std::size_t without = others;; without = (without - 1) & others) {
    Money sum;
    for (std::size_t i = 0; i < balances.size(); ++i)
      if (((left ^ without) >> i & 1U) != 0) sum += balances[i];
    if (sum == Money{}) most = std::max(most, 1 + most_groups(balances, without));
    if (without == 0) return most;
  }
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

// Whoever owes pays, whoever is to receive is paid, and nobody else.
bool one_way(const Plan& plan, const Balances& balances) {
  return std::all_of(plan.payments.begin(), plan.payments.end(), [&](const Payment& payment) {
    return payment.amount > Money{} && balances[payment.from] < Money{} &&
           balances[payment.to] > Money{};
  });
}

bool clears(const Plan& plan, Balances balances) {
  for (const Payment& payment : plan.payments) balances = after(balances, payment);
  return balances == Balances(balances.size());
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

TEST_CASE("however large, and in whatever order they stand, balances that clear are cleared",
          "[settlement]") {
  constexpr std::int64_t most = 100'000'000'000'000'000;  // what fits_money lets through
  std::vector<Money> balances(192, Money{most});
  std::fill(balances.begin() + 96, balances.end(), Money{-most});
  CHECK(fewest_payments(balances).payments.size() == 96);
}

TEST_CASE("the biggest to the biggest is not always fewest", "[settlement]") {
  // Debts of 10, 3 and 3 against 6, 5 and 5: the greedy way takes five payments.
  CHECK(fewest_payments(of({-10, -3, -3, 6, 5, 5})).payments.size() == 4);
}

TEST_CASE("those who are even take no part, and the biggest payment comes first", "[settlement]") {
  CHECK(fewest_payments(of({5, 0, -2, 0, -3})).payments ==
        std::vector<Payment>{{4, 0, {3}}, {2, 0, {2}}});
  CHECK(fewest_payments(of({2, -1, -1, 2, -2})).payments ==
        std::vector<Payment>{{4, 0, {2}}, {1, 3, {1}}, {2, 3, {1}}});
}

TEST_CASE("there are as few payments as the people allow who can settle among themselves",
          "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 10), draw(1, 30));
    const std::size_t everybody = (std::size_t{1} << balances.size()) - 1;
    const int most = most_groups(balances, everybody);  // with one for each who is even
    RC_ASSERT(static_cast<int>(fewest_payments(balances).payments.size()) ==
              static_cast<int>(balances.size()) - most);
  });
}

TEST_CASE("the plan is the best one that a full search finds", "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 7), draw(1, 8));
    RC_ASSERT(fewest_payments(balances).payments == best_by_search(balances));
  });
}

TEST_CASE("a plan clears every balance, biggest first, and nobody both pays and receives",
          "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 13), draw(1, 500));
    const Plan plan = fewest_payments(balances);
    RC_ASSERT(one_way(plan, balances));
    RC_ASSERT(clears(plan, balances));
    RC_ASSERT(std::is_sorted(plan.payments.begin(), plan.payments.end(), before));
    RC_ASSERT(plan.proven_fewest);
    RC_ASSERT(fewest_payments(balances).payments == plan.payments);
  });
}

TEST_CASE("when any one payment has been made, the others stay as they were",
          "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 10), draw(1, 20));
    const std::vector<Payment> plan = fewest_payments(balances).payments;
    for (std::size_t made = 0; made < plan.size(); ++made) {
      std::vector<Payment> others = plan;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(made));
      RC_ASSERT(fewest_payments(after(balances, plan[made])).payments == others);
    }
  });
}

TEST_CASE("in another order the same people pay as few times", "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 10), draw(1, 20));
    Balances shuffled;
    for (Balances left = balances; !left.empty();) {
      const auto at = left.begin() + draw(0, static_cast<int>(left.size()) - 1);
      shuffled.push_back(*at);
      left.erase(at);
    }
    RC_ASSERT(fewest_payments(shuffled).payments.size() ==
              fewest_payments(balances).payments.size());
  });
}

TEST_CASE("with more people than can be searched the plan says that it is not proven",
          "[settlement][once]") {
  Balances balances;
  for (int i = 1; i <= 14; ++i) balances.push_back({-100 * i - 1});
  for (int i = 1; i <= 12; ++i) balances.push_back({100 * i + 50});
  balances.push_back(-std::accumulate(balances.begin(), balances.end(), Money{}));
  const Plan plan = fewest_payments(balances);
  CHECK_FALSE(plan.proven_fewest);
  CHECK(plan.payments.size() < balances.size());
  CHECK(clears(plan, balances));
  CHECK(one_way(plan, balances));
  CHECK(std::is_sorted(plan.payments.begin(), plan.payments.end(), before));
}

TEST_CASE("with too many people to search, those who match pay each other first", "[settlement]") {
  Balances balances = of({-100, 60, 40});
  for (int i = 1; i <= 12; ++i) {
    balances.push_back({100 - 3 * i});
    balances.push_back({3 * i - 100});
  }
  const Plan plan = fewest_payments(balances);
  CHECK_FALSE(plan.proven_fewest);
  CHECK(plan.payments.size() == 14);
  CHECK(clears(plan, balances));
}

TEST_CASE("with too many people to search, threes who settle among themselves do so",
          "[settlement]") {
  Balances balances;
  for (int i = 1; i <= 9; ++i) {
    for (const int amount : {7 * i * i, 1000 - 3 * i, -(7 * i * i) - (1000 - 3 * i)})
      balances.push_back({amount});
  }
  const Plan plan = fewest_payments(balances);
  CHECK_FALSE(plan.proven_fewest);
  CHECK(plan.payments.size() <= 18);
  CHECK(clears(plan, balances));
  CHECK(one_way(plan, balances));
}

TEST_CASE("a town is settled, by circles and as a whole", "[settlement]") {
  constexpr std::size_t people = 9000, table = 3;
  std::vector<Money> balances;
  std::vector<std::size_t> circles;
  for (std::size_t i = 0; i < people; ++i) {
    const auto won = static_cast<std::int64_t>(7 * (i / table) + 1);
    balances.push_back(Money{i % table == 0 ? -3 * won : i % table == 1 ? won : 2 * won});
    circles.push_back(i / table);
  }
  const Plan plan = fewest_payments(balances, circles);
  CHECK(plan.payments.size() == people / table * 2);
  for (const Payment& one : plan.payments) {
    balances[one.from] += one.amount;
    balances[one.to] -= one.amount;
  }
  CHECK(std::all_of(balances.begin(), balances.end(), [](Money left) { return left == Money{}; }));
}

TEST_CASE("however many tables play, nobody pays more often than each table by itself",
          "[settlement]") {
  std::minstd_rand random(1);
  for (const int tables : {7, 9, 12}) {
    const int stray = tables % 2;
    Balances balances;
    std::vector<std::size_t> circles;
    for (int table = 0; table < tables; ++table) {
      Money sum;
      for (int seat = 0; seat < 4; ++seat) {
        const Money won{static_cast<std::int64_t>(random() % 5000) - 2500};
        balances.push_back(seat < 3 ? won : -sum);
        sum += won;
        circles.push_back(static_cast<std::size_t>(table));
      }
    }
    // What rounding moves from one table to another: these two settle together.
    balances[0] += Money{stray};
    balances[4] += Money{-stray};
    const Plan plan = fewest_payments(balances, circles);
    CHECK(static_cast<int>(plan.payments.size()) <= 3 * tables + stray);
    CHECK(plan.payments.size() <= fewest_payments(balances).payments.size());
    CHECK(clears(plan, balances));
    CHECK(one_way(plan, balances));
    CHECK(std::is_sorted(plan.payments.begin(), plan.payments.end(), before));
  }
}

TEST_CASE("whoever is even in a circle costs no search", "[settlement]") {
  Balances balances;
  std::vector<std::size_t> circles;
  const auto add = [&](std::size_t circle, std::int64_t amount) {
    balances.push_back({amount});
    circles.push_back(circle);
  };
  constexpr std::size_t pairs = 17, large = 2;
  constexpr std::int64_t huge = 10'000'000'000'000, much = 10'000'000'000;
  for (std::size_t circle = 0; circle < pairs; ++circle) {
    for (int even = 0; even < 22; ++even) add(circle, 0);
    for (const int sign : {-1, 1}) add(circle, sign * huge * static_cast<std::int64_t>(circle + 1));
  }
  // Each of five fours that settle among themselves alone. Whoever owes most is of another one than
  // whoever is owed most: these two pay each other in no shortest plan.
  for (std::size_t circle = pairs; circle < pairs + large; ++circle) {
    for (const std::int64_t each : {1, 100, 10'000, 1'000'000})
      for (const int part : {-10, -5, 8, 7}) add(circle, part * (much + each));
    constexpr std::int64_t each = 100'000'000;
    add(circle, -10 * much - 10 * each);
    add(circle, -5 * much + 7 * each);
    add(circle, 8 * much - 2 * each);
    add(circle, 7 * much + 5 * each);
  }
  const Plan plan = fewest_payments(balances, circles);
  CHECK(plan.payments.size() == pairs + large * 15);
  CHECK(clears(plan, balances));
}

TEST_CASE("of two plans as short as each other people pay those with whom they have played",
          "[settlement]") {
  // Thirteen pairs: the first half has lost, each to who sits opposite in the second, turned round.
  constexpr std::size_t pairs = 13;
  Balances balances;
  std::vector<std::size_t> circles;
  for (std::size_t i = 0; i < 2 * pairs; ++i) {
    balances.push_back({i < pairs ? -100 : 100});
    circles.push_back(i < pairs ? i : 2 * pairs - 1 - i);
  }
  const Plan plan = fewest_payments(balances, circles);
  CHECK(fewest_payments(balances).payments.size() == pairs);
  REQUIRE(plan.payments.size() == pairs);
  for (const Payment& one : plan.payments) CHECK(circles[one.from] == circles[one.to]);
}

TEST_CASE("twenty-four people who owe each other the same pay twelve times, in order",
          "[settlement]") {
  Balances balances;
  for (int i = 0; i < 24; ++i) balances.push_back({i % 2 == 0 ? 1 : -1});
  const Plan plan = fewest_payments(balances);
  CHECK(plan.proven_fewest);
  REQUIRE(plan.payments.size() == 12);
  for (std::size_t i = 0; i < 12; ++i) CHECK(plan.payments[i] == Payment{2 * i + 1, 2 * i, {1}});
}

TEST_CASE("many plans are searched for together until they have cost enough, then small ones only",
          "[settlement]") {
  const auto people = [](int count) {
    std::minstd_rand random(static_cast<unsigned>(count));
    Balances balances;
    Money sum;
    for (int i = 1; i < count; ++i) {
      balances.push_back({static_cast<std::int64_t>(random() % 5000) - 2500});
      sum += balances.back();
    }
    balances.push_back(-sum);
    return balances;
  };
  SearchBudget budget((std::size_t{1} << 18U) + 1);
  for (int time = 0; time < 2; ++time) {
    const Plan searched = fewest_payments(people(18), budget);
    CHECK(searched.proven_fewest);
    CHECK(searched.payments == fewest_payments(people(18)).payments);
  }
  const Plan good = fewest_payments(people(18), budget);
  CHECK_FALSE(good.proven_fewest);
  CHECK(clears(good, people(18)));
  CHECK(fewest_payments(people(16), budget).proven_fewest);
}

TEST_CASE("with a banker everybody else has one payment, biggest first", "[settlement]") {
  CHECK(payments_through(1, of({-900, 200, 0, 700})).payments ==
        std::vector<Payment>{{0, 1, {900}}, {1, 3, {700}}});
  CHECK(payments_through(2, of({-100, 400, 0, -300})).payments ==
        std::vector<Payment>{{2, 1, {400}}, {3, 2, {300}}, {0, 2, {100}}});
  CHECK(payments_through(0, of({0, 0})).payments.empty());
}

TEST_CASE("through a banker every balance is cleared", "[settlement][property]") {
  rc::prop("", [] {
    const Balances balances = random_balances(draw(2, 30), draw(1, 500));
    const auto banker = static_cast<std::size_t>(draw(0, static_cast<int>(balances.size()) - 1));
    const Plan plan = payments_through(banker, balances);
    RC_ASSERT(clears(plan, balances));
    RC_ASSERT(std::is_sorted(plan.payments.begin(), plan.payments.end(), before));
    RC_ASSERT_FALSE(plan.proven_fewest);
  });
}

TEST_CASE("a payment that has been made is one of the plan's, and no more", "[settlement]") {
  const std::vector<Payment> plan{{0, 1, {900}}, {2, 1, {400}}, {0, 1, {900}}};
  using Unpaid = std::vector<std::size_t>;
  CHECK(unpaid_of(plan, {}) == Unpaid{0, 1, 2});
  CHECK(unpaid_of(plan, {{0, 1, {900}}}) == Unpaid{1, 2});
  CHECK(unpaid_of(plan, {{0, 1, {900}}, {0, 1, {900}}}) == Unpaid{1});
  // Another amount, or the other way round.
  CHECK(unpaid_of(plan, {{2, 1, {399}}, {1, 0, {900}}}) == Unpaid{0, 1, 2});
}

TEST_CASE("what goes round in a cycle nobody owes", "[settlement]") {
  struct Debt {
    std::size_t from, to;
    std::int64_t amount;
  };
  // What is left of what is due, and of what would go back: "2 0 / 1".
  const auto left = [](const std::vector<Debt>& due, const std::vector<Debt>& back) {
    std::vector<Payment> payments[2];
    for (const int which : {0, 1})
      for (const Debt& one : which == 0 ? due : back)
        payments[which].push_back({one.from, one.to, Money{one.amount}});
    cancel_cycles(payments[0], payments[1]);
    std::string said;
    for (const int which : {0, 1}) {
      if (which == 1) said += "/ ";
      for (const Payment& one : payments[which])
        said += std::to_string(one.amount.hundredths) + " ";
    }
    return said;
  };
  constexpr std::size_t a = 0, b = 1, c = 2, d = 3;
  CHECK(left({{a, b, 10}}, {{b, a, 10}}) == "0 / 0 ");
  CHECK(left({{a, b, 10}}, {{b, a, 4}}) == "6 / 0 ");
  CHECK(left({{a, b, 4}}, {{b, a, 10}}) == "0 / 6 ");
  // No cycle; and none that nothing of what has been paid goes round in.
  CHECK(left({{a, b, 5}}, {{a, c, 2}}) == "5 / 2 ");
  CHECK(left({{a, b, 5}, {b, a, 5}}, {{c, d, 1}}) == "5 5 / 1 ");
  // Anna to Bo to Cai, and back: three of it go round.
  CHECK(left({{a, b, 5}, {b, c, 3}}, {{c, a, 4}}) == "2 0 / 1 ");
  // Of two sessions the first is less.
  CHECK(left({{a, b, 3}, {a, b, 4}}, {{b, a, 5}}) == "0 2 / 0 ");
  // The shorter way is gone first, and the longer one for what is left.
  CHECK(left({{a, c, 5}, {c, b, 5}, {a, b, 5}}, {{b, a, 5}}) == "5 5 0 / 0 ");
  CHECK(left({{a, b, 2}, {a, c, 3}, {c, b, 4}}, {{b, a, 6}}) == "0 0 1 / 1 ");
  // Two that go back are in one cycle with two that are due.
  CHECK(left({{a, b, 7}, {c, d, 7}}, {{b, c, 7}, {d, a, 7}}) == "0 0 / 0 0 ");
}

TEST_CASE("a town's debts are gone through until they have cost enough", "[settlement]") {
  // Everybody owes everybody else, but nobody those who would have something back.
  constexpr std::size_t people = 200, others = 20'000;
  std::vector<Payment> due, back;
  for (std::size_t from = 0; from < people; ++from)
    for (std::size_t to = 0; to < people; ++to)
      if (from != to) due.push_back({from, to, Money{1}});
  for (std::size_t i = 0; i < others; ++i) back.push_back({people + i, 0, Money{1}});
  const std::vector<Payment> before_due = due, before_back = back;
  cancel_cycles(due, back);
  CHECK(due == before_due);
  CHECK(back == before_back);
}

}  // namespace payments_test
