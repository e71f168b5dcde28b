#include "good_payments.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace kattegat {

void pay_off(const Payment& payment, std::vector<Money>& left, Plan& plan) {
  left[payment.from] += payment.amount;
  left[payment.to] -= payment.amount;
  plan.payments.push_back(payment);
}

namespace {

// Who still owes or is owed something, by how much; of equals, who stands first comes first.
class ByBalance {
 public:
  ByBalance(std::vector<Money>& left, Plan& plan) : left_(left), plan_(plan) {
    for (std::size_t i = 0; i < left.size(); ++i)
      if (is_open(i)) open_.insert({left[i], i});
  }
  [[nodiscard]] std::size_t count() const { return open_.size(); }
  [[nodiscard]] std::size_t people() const { return left_.size(); }
  [[nodiscard]] bool is_open(std::size_t one) const { return left_[one] != Money{}; }

  // The first one behind `after` who would settle with these two.
  [[nodiscard]] std::optional<std::size_t> third_of(std::size_t one, std::size_t other,
                                                    std::size_t after) const {
    return first_with(-(left_[one] + left_[other]), after + 1);
  }
  [[nodiscard]] Payment largest_to_largest() const {
    const std::size_t from = open_.begin()->second;
    return between(from, *first_with(open_.rbegin()->first, 0));
  }

  // Settles two at once, if the one owes what anybody is owed.
  void pay_match(std::size_t one) {
    if (!is_open(one)) return;
    if (const auto other = first_with(-left_[one], 0)) pay(between(one, *other));
  }
  // As much as settles one of the two, where one owes and the other is owed.
  void pay_if_due(std::size_t one, std::size_t other) {
    if (is_open(one) && is_open(other) && (left_[one] < Money{}) != (left_[other] < Money{}))
      pay(between(one, other));
  }
  void pay(const Payment& payment) {
    for (const std::size_t one : {payment.from, payment.to}) open_.erase({left_[one], one});
    pay_off(payment, left_, plan_);
    for (const std::size_t one : {payment.from, payment.to})
      if (is_open(one)) open_.insert({left_[one], one});
  }

 private:
  [[nodiscard]] std::optional<std::size_t> first_with(Money balance, std::size_t from) const {
    const auto found = open_.lower_bound({balance, from});
    if (found == open_.end() || found->first != balance) return std::nullopt;
    return found->second;
  }
  [[nodiscard]] Payment between(std::size_t one, std::size_t other) const {
    const bool owes = left_[one] < Money{};
    const std::size_t from = owes ? one : other, to = owes ? other : one;
    return {from, to, std::min(-left_[from], left_[to])};
  }

  std::vector<Money>& left_;
  Plan& plan_;
  std::set<std::pair<Money, std::size_t>> open_;
};

// As they are met with: one pays both others, or is paid by them.
void settle_threes(ByBalance& open) {
  constexpr std::size_t most = 2000;  // two of them are tried with each other
  if (open.count() > most) return;
  for (std::size_t i = 0; i < open.people(); ++i)
    for (std::size_t j = i + 1; j < open.people() && open.is_open(i); ++j) {
      if (!open.is_open(j)) continue;
      const auto k = open.third_of(i, j, j);
      if (!k) continue;
      open.pay_if_due(i, j);
      open.pay_if_due(i, *k);
      open.pay_if_due(j, *k);
    }
}

}  // namespace

void make_good_payments(std::size_t until, std::vector<Money>& left, Plan& plan) {
  ByBalance open(left, plan);
  for (std::size_t one = 0; one < open.people() && open.count() > until; ++one) open.pay_match(one);
  if (open.count() > until) settle_threes(open);
  while (open.count() > until) {
    const Payment payment = open.largest_to_largest();
    open.pay(payment);
    // What one of them is left with may be what somebody else owes or is owed.
    for (const std::size_t one : {payment.from, payment.to})
      if (open.count() > until) open.pay_match(one);
  }
}

}  // namespace kattegat
