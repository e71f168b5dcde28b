// Fewest payments. People who pay each other, directly or in a chain, form a group whose balances
// sum to zero, and a group of k needs at least k - 1 payments. So the fewest payments are the
// number of people less the largest number of groups: a search over subsets, done here by dynamic
// programming over all of them that leave out the last person (2^(n-1) bytes).
//
// Of the plans with fewest payments we take the one whose payments, biggest first, come first in
// order. Two such plans compare by the first payment that only one of them has; a payment that both
// have does not matter. Hence, if a payment of the best plan is made, what remains of the plan is
// the best plan for what remains to be paid: it is stable. And it is found one payment at a time:
// two people can pay each other in a shortest plan just when some way to make the most groups puts
// them in one group, and then one of them can settle with that payment.
#include "kattegat/settlement/payments.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "good_payments.hpp"
#include "kattegat/core/check.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

// The people who still owe or are owed something. A set of them is a number with a bit for each.
struct Open {
  std::vector<std::size_t> people;  // indices into the balances
  std::vector<std::int64_t> balances;
  [[nodiscard]] std::size_t count() const { return people.size(); }
};

Open open_balances(const std::vector<Money>& balances) {
  Open open;
  for (std::size_t i = 0; i < balances.size(); ++i) {
    if (balances[i] == Money{}) continue;
    open.people.push_back(i);
    open.balances.push_back(balances[i].hundredths);
  }
  return open;
}

std::size_t lowest(std::size_t set) { return set & (~set + 1); }

// The sums of all sets of the people from `begin` up to `end`; who does not exist counts zero.
std::vector<std::int64_t> subset_sums(const std::vector<std::int64_t>& balances, std::size_t begin,
                                      std::size_t end) {
  std::vector<std::int64_t> sums{0};
  for (std::size_t i = begin; i < end; ++i) {
    const std::int64_t balance = i < balances.size() ? balances[i] : 0;
    const std::size_t half = sums.size();
    for (std::size_t set = 0; set < half; ++set) sums.push_back(sums[set] + balance);
  }
  return sums;
}

// For every set of people without the last one, the largest number of groups in it that settle
// among themselves. The last one need not be counted in: a set that settles has one group more
// than it has without any one of its members, for that member's group is then left over.
class Groups {
 public:
  explicit Groups(const Open& open)
      : others_((std::size_t{1} << (open.count() - 1)) - 1),
        low_(subset_sums(open.balances, 0, row_bits)),
        high_(subset_sums(open.balances, row_bits, open.count() - 1)),
        most_(high_.size()) {
    fill_first();
    for (std::size_t row = 1; row < most_.size(); ++row) fill(row);
  }

  // Everybody but the last.
  [[nodiscard]] std::size_t others() const { return others_; }
  [[nodiscard]] int most(std::size_t set) const { return most_[set / row_size][set % row_size]; }
  [[nodiscard]] bool settles(std::size_t set) const {
    return low_[set % row_size] + high_[set / row_size] == 0;
  }

 private:
  // Sets that differ in the first few people only stand side by side, in a row. Most of the work
  // is done for whole rows, which compilers do many sets at a time.
  static constexpr std::size_t row_bits = 6;
  static constexpr std::size_t row_size = std::size_t{1} << row_bits;
  using Row = std::array<std::uint8_t, row_size>;

  static void raise(Row& row, const Row& to) {
    for (std::size_t i = 0; i < row_size; ++i) row[i] = std::max(row[i], to[i]);
  }

  // A set has as many groups as its best set with one person less, and one more if it settles.
  void fill_first() {
    Row& row = most_[0];
    for (std::size_t set = 1; set < row_size; ++set) {
      for (std::size_t rest = set; rest != 0; rest &= rest - 1)
        row[set] = std::max(row[set], row[set ^ lowest(rest)]);
      if (low_[set] == 0) ++row[set];
    }
  }

  // The same, for a row whose sets all have somebody outside the first few. Whichever member a set
  // that settles does without, the others have equally many groups: so its number is right as soon
  // as one member is left out, and only then do the sets of this row raise each other.
  void fill(std::size_t number) {
    Row& row = most_[number];
    for (std::size_t rest = number; rest != 0; rest &= rest - 1)
      raise(row, most_[number ^ lowest(rest)]);
    for (std::size_t set = 0; set < row_size; ++set)
      row[set] = static_cast<std::uint8_t>(row[set] + (low_[set] == -high_[number] ? 1 : 0));
    for (std::size_t person = 1; person < row_size; person *= 2)
      for (std::size_t set = person; set < row_size; set = (set + 1) | person)
        row[set] = std::max(row[set], row[set ^ person]);
  }

  std::size_t others_;
  std::vector<std::int64_t> low_, high_;
  std::vector<Row> most_;
};

// Biggest first, then by payer and payee.
bool before(const Payment& a, const Payment& b) {
  if (a.amount != b.amount) return a.amount > b.amount;
  return a.from != b.from ? a.from < b.from : a.to < b.to;
}

// For each person, everyone who is in one group with him in some way to make the most groups.
std::vector<std::size_t> who_may_group(const Open& open) {
  const Groups groups(open);
  const std::size_t others = groups.others();
  const std::size_t last = others + 1;
  const int most = groups.most(others);
  std::vector<std::size_t> with(open.count());
  const auto note = [&](std::size_t group) {
    for (std::size_t i = 0; i < open.count(); ++i)
      if ((group >> i & 1U) != 0) with[i] |= group;
  };
  for (std::size_t set = 0; set <= others; ++set) {
    if (!groups.settles(set)) continue;
    // A group of its own, if the rest can still have all the other groups.
    if (groups.most(others ^ set) == most - 1) note(set);
    // All the groups but that of the last one.
    if (groups.most(set) == most) note((others ^ set) | last);
  }
  return with;
}

// The first payment of the best plan.
Payment best_payment(const Open& open) {
  const std::vector<std::size_t> with = who_may_group(open);
  std::optional<Payment> best;
  for (std::size_t i = 0; i < open.count(); ++i)
    for (std::size_t j = 0; j < open.count(); ++j) {
      if (open.balances[i] > 0 || open.balances[j] < 0 || (with[i] >> j & 1U) == 0) continue;
      const Money amount{std::min(-open.balances[i], open.balances[j])};
      const Payment payment{open.people[i], open.people[j], amount};
      if (!best || before(payment, *best)) best = payment;
    }
  KATTEGAT_CHECK(best.has_value());
  return *best;
}

// Whatever order they stand in: many large ones on one side are more than Money can hold.
bool sum_to_zero(const std::vector<Money>& balances) {
  const auto add = [](ExactMoney sum, Money one) { return sum + one.hundredths; };
  return std::accumulate(balances.begin(), balances.end(), ExactMoney{}, add) == 0;
}

// Of these people.
std::vector<Money> balances_of(const std::vector<std::size_t>& people,
                               const std::vector<Money>& balances) {
  std::vector<Money> theirs;
  for (const std::size_t one : people) theirs.push_back(balances[one]);
  return theirs;
}

// Of so many people the best plan is searched for; more pay well until there are no more.
Plan planned(const std::vector<Money>& balances, std::size_t search) {
  KATTEGAT_CHECK(sum_to_zero(balances));
  std::vector<Money> left = balances;
  Plan plan;
  plan.proven_fewest = open_balances(left).count() <= search;
  make_good_payments(search, left, plan);
  for (Open open = open_balances(left); open.count() > 0; open = open_balances(left))
    pay_off(best_payment(open), left, plan);
  std::sort(plan.payments.begin(), plan.payments.end(), before);
  return plan;
}

// The people, rising, as if there were nobody else.
Plan fewest_among(const std::vector<std::size_t>& people, const std::vector<Money>& balances,
                  SearchBudget& budget) {
  Plan plan = fewest_payments(balances_of(people, balances), budget);
  for (Payment& payment : plan.payments)
    payment = {people[payment.from], people[payment.to], payment.amount};
  return plan;
}

}  // namespace

std::size_t SearchBudget::spent_on(std::size_t people) {
  constexpr std::size_t few = 16;
  const std::size_t most = left_ > 0 ? proven_up_to : few;
  left_ -= std::min(left_, std::size_t{1} << std::min(people, most));
  return most;
}

Plan fewest_payments(const std::vector<Money>& balances) { return planned(balances, proven_up_to); }

Plan fewest_payments(const std::vector<Money>& balances, SearchBudget& budget) {
  return planned(balances, budget.spent_on(open_balances(balances).count()));
}

Plan fewest_payments(const std::vector<Money>& balances, const std::vector<std::size_t>& circles) {
  KATTEGAT_CHECK(circles.size() == balances.size());
  Plan whole = fewest_payments(balances);
  if (whole.proven_fewest) return whole;
  std::map<std::size_t, std::vector<std::size_t>> apart;
  for (std::size_t i = 0; i < balances.size(); ++i) apart[circles[i]].push_back(i);
  Plan by_circle;
  SearchBudget budget;  // a club has few circles that are large; who has made up many pays well
  const auto add = [&](const std::vector<std::size_t>& people) {
    for (const Payment& payment : fewest_among(people, balances, budget).payments)
      by_circle.payments.push_back(payment);
  };
  std::vector<std::size_t> others;
  for (const auto& [number, circle] : apart) {
    if (sum_to_zero(balances_of(circle, balances)))
      add(circle);
    else
      others.insert(others.end(), circle.begin(), circle.end());
  }
  std::sort(others.begin(), others.end());
  add(others);
  std::sort(by_circle.payments.begin(), by_circle.payments.end(), before);
  return by_circle.payments.size() <= whole.payments.size() ? by_circle : whole;
}

std::vector<std::size_t> unpaid_of(std::span<const Payment> plan,
                                   const std::vector<Payment>& made) {
  std::multiset<Payment, decltype(&before)> left(made.begin(), made.end(), &before);
  std::vector<std::size_t> unpaid;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const auto paid = left.find(plan[i]);
    if (paid == left.end())
      unpaid.push_back(i);
    else
      left.erase(paid);
  }
  return unpaid;
}

Plan payments_through(std::size_t banker, const std::vector<Money>& balances) {
  KATTEGAT_CHECK(banker < balances.size() && sum_to_zero(balances));
  Plan plan;
  for (std::size_t i = 0; i < balances.size(); ++i) {
    if (i == banker || balances[i] == Money{}) continue;
    if (balances[i] < Money{})
      plan.payments.push_back({i, banker, -balances[i]});
    else
      plan.payments.push_back({banker, i, balances[i]});
  }
  std::sort(plan.payments.begin(), plan.payments.end(), before);
  return plan;
}

}  // namespace kattegat
