// Fewest payments. People who pay each other, directly or in a chain, form a group whose balances
// sum to zero, and a group of k needs at least k - 1 payments. So the fewest payments are the
// number of people less the largest number of groups: a search over subsets, done here by dynamic
// programming over all of them (2^n bytes, n/2 * 2^n steps).
//
// Of the plans with fewest payments we take the one whose payments, biggest first, come first in
// order. Two such plans compare by the biggest payment that only one of them has; a payment that
// both have does not matter. Hence, if a payment of the best plan is made, what remains of the plan
// is the best plan for what remains to be paid: it is stable.
#include "kattegat/settlement/payments.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "kattegat/core/check.hpp"

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

// The sums of all subsets of a few balances.
std::vector<std::int64_t> subset_sums(const std::int64_t* balances, std::size_t count) {
  std::vector<std::int64_t> sums(std::size_t{1} << count);
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t set = 0; set < (std::size_t{1} << i); ++set)
      sums[set | (std::size_t{1} << i)] = sums[set] + balances[i];
  return sums;
}

// For every set of people, the largest number of groups that settle among themselves.
class Groups {
 public:
  explicit Groups(const Open& open)
      : low_bits_(std::min<std::size_t>(open.count(), block_bits)),
        low_(subset_sums(open.balances.data(), low_bits_)),
        middle_bits_((open.count() - low_bits_ + 1) / 2),
        middle_(subset_sums(open.balances.data() + low_bits_, middle_bits_)),
        high_(subset_sums(open.balances.data() + low_bits_ + middle_bits_,
                          open.count() - low_bits_ - middle_bits_)),
        most_(std::size_t{1} << open.count()) {
    for (std::size_t block = 0; block < most_.size() >> low_bits_; ++block) fill(block);
  }

  [[nodiscard]] std::uint8_t most(std::size_t set) const { return most_[set]; }
  [[nodiscard]] std::size_t everybody() const { return most_.size() - 1; }
  [[nodiscard]] bool settles(std::size_t set) const {
    return low_[set & (low_.size() - 1)] + sum_of_block(set >> low_bits_) == 0;
  }

 private:
  static constexpr std::size_t block_bits = 6;  // sets that differ in these stand side by side

  [[nodiscard]] std::int64_t sum_of_block(std::size_t block) const {
    return middle_[block & (middle_.size() - 1)] + high_[block >> middle_bits_];
  }

  // A set has as many groups as its best set with one person less, and one more if it settles.
  void fill(std::size_t block) {
    std::uint8_t* const here = most_.data() + (block << low_bits_);
    const std::size_t size = low_.size();
    for (std::size_t rest = block; rest != 0; rest &= rest - 1) {
      const std::size_t less = block ^ lowest(rest);
      const std::uint8_t* const there = most_.data() + (less << low_bits_);
      for (std::size_t i = 0; i < size; ++i) here[i] = std::max(here[i], there[i]);
    }
    const std::int64_t settling = -sum_of_block(block);
    for (std::size_t set = block == 0 ? 1 : 0; set < size; ++set) {
      std::uint8_t best = here[set];
      for (std::size_t rest = set; rest != 0; rest &= rest - 1)
        best = std::max(best, here[set ^ lowest(rest)]);
      here[set] = static_cast<std::uint8_t>(best + (low_[set] == settling ? 1 : 0));
    }
  }

  std::size_t low_bits_;
  std::vector<std::int64_t> low_;
  std::size_t middle_bits_;
  std::vector<std::int64_t> middle_, high_;
  std::vector<std::uint8_t> most_;
};

// Biggest first, then by payer and payee.
bool before(const Payment& a, const Payment& b) {
  if (a.amount != b.amount) return a.amount > b.amount;
  return a.from != b.from ? a.from < b.from : a.to < b.to;
}

constexpr std::size_t everyone = ~std::size_t{0};

// The biggest payment that two members of the group can make: it settles one of them.
Payment biggest_within(const Open& open, std::size_t group) {
  std::int64_t most_owed = 0, most_due = 0;
  for (std::size_t i = 0; i < open.count(); ++i) {
    if ((group >> i & 1U) == 0) continue;
    most_owed = std::max(most_owed, -open.balances[i]);
    most_due = std::max(most_due, open.balances[i]);
  }
  const std::int64_t amount = std::min(most_owed, most_due);
  std::optional<std::size_t> from, to;
  for (std::size_t i = 0; i < open.count(); ++i) {
    if ((group >> i & 1U) == 0) continue;
    if (!from && -open.balances[i] >= amount) from = open.people[i];
    if (!to && open.balances[i] >= amount) to = open.people[i];
  }
  return {*from, *to, Money{amount}};
}

// The first payment of the best plan: the biggest one within any group of any way to make as many
// groups as possible.
Payment best_payment(const Open& open) {
  const Groups groups(open);
  const std::size_t everybody = groups.everybody();
  const int all = groups.most(everybody);
  std::optional<Payment> best;
  for (std::size_t set = 1; set <= everybody; ++set) {
    if (groups.most(set) != 1 || groups.most(everybody ^ set) != all - 1) continue;
    if (!groups.settles(set)) continue;
    const Payment payment = biggest_within(open, set);
    if (!best || before(payment, *best)) best = payment;
  }
  KATTEGAT_CHECK(best.has_value());
  return *best;
}

void make(const Payment& payment, std::vector<Money>& balances, Plan& plan) {
  balances[payment.from] += payment.amount;
  balances[payment.to] -= payment.amount;
  plan.payments.push_back(payment);
}

// A payment that settles two people at once, if any two owe and are due the same.
std::optional<Payment> matching_pair(const Open& open) {
  for (std::size_t i = 0; i < open.count(); ++i)
    for (std::size_t j = i + 1; j < open.count(); ++j) {
      if (open.balances[i] + open.balances[j] != 0) continue;
      const bool i_owes = open.balances[i] < 0;
      return Payment{open.people[i_owes ? i : j], open.people[i_owes ? j : i],
                     Money{std::max(open.balances[i], open.balances[j])}};
    }
  return std::nullopt;
}

}  // namespace

Plan fewest_payments(const std::vector<Money>& balances) {
  std::vector<Money> left = balances;
  Plan plan;
  Open open = open_balances(left);
  plan.proven_fewest = open.count() <= proven_up_to;
  while (open.count() > proven_up_to) {
    const auto pair = matching_pair(open);
    make(pair ? *pair : biggest_within(open, everyone), left, plan);
    open = open_balances(left);
  }
  while (open.count() > 0) {
    make(best_payment(open), left, plan);
    open = open_balances(left);
  }
  std::sort(plan.payments.begin(), plan.payments.end(), before);
  return plan;
}

Plan payments_through(std::size_t banker, const std::vector<Money>& balances) {
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
