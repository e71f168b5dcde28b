#include "kattegat/settlement/cycles.hpp"

#include <algorithm>
#include <map>

namespace kattegat {
namespace {

struct Debt {
  std::size_t from, to;
  Money owed;
  Money gone{};  // of it: what nobody owes
};

// Between whom how much is owed, and the ways through it.
class Debts {
 public:
  Debts(const std::vector<Payment>& due, const std::vector<Payment>& back) {
    std::map<std::pair<std::size_t, std::size_t>, Money> owed;
    for (const auto* payments : {&due, &back})
      for (const Payment& one : *payments) owed[{one.from, one.to}] += one.amount;
    std::size_t people = 0;
    for (const auto& [between, amount] : owed) {
      const auto& [from, to] = between;
      begins_.resize(from + 1, debts_.size());
      debts_.push_back({from, to, amount});
      people = std::max({people, from + 1, to + 1});
    }
    begins_.resize(people + 1, debts_.size());
    came_by_.resize(people);
  }

  Debt& of(const Payment& one) {
    const auto at = [&](std::size_t i) { return debts_.begin() + static_cast<std::ptrdiff_t>(i); };
    return *std::lower_bound(at(begins_[one.from]), at(begins_[one.from + 1]), one.to,
                             [](const Debt& debt, std::size_t to) { return debt.to < to; });
  }

  // From one to another by what is owed, in as few steps as can be; nothing where there is no way.
  std::vector<Debt*> way(std::size_t from, std::size_t to) {
    std::vector<std::size_t> reached{from};
    for (std::size_t next = 0; next < reached.size() && !came_by_[to]; ++next)
      for (std::size_t i = begins_[reached[next]]; i < begins_[reached[next] + 1]; ++i) {
        if (steps_left_ == 0) break;
        --steps_left_;
        Debt& step = debts_[i];
        if (step.owed == Money{} || step.to == from || came_by_[step.to]) continue;
        came_by_[step.to] = &step;
        reached.push_back(step.to);
      }
    std::vector<Debt*> steps;
    for (Debt* step = came_by_[to]; step; step = came_by_[step->from]) steps.push_back(step);
    for (const std::size_t one : reached) came_by_[one] = nullptr;
    return steps;
  }

 private:
  std::vector<Debt> debts_;          // by who owes, and then to whom
  std::vector<std::size_t> begins_;  // of each person's, and the end of all
  std::vector<Debt*> came_by_;       // while a way is looked for: to each who has been reached
  // So many are tried: what others bring may go round in any number, and is then left as it is.
  std::size_t steps_left_ = std::size_t{1} << 25U;
};

// What is left of these when so much between two need not be paid.
void take_off(std::vector<Payment>& payments, Debts& debts) {
  for (Payment& one : payments) {
    Money& off = debts.of(one).gone;
    const Money taken = std::min(off, one.amount);
    off -= taken;
    one.amount -= taken;
  }
}

}  // namespace

void cancel_cycles(std::vector<Payment>& due, std::vector<Payment>& back) {
  Debts debts(due, back);
  for (const Payment& one : back) {
    Debt& its = debts.of(one);
    Money rest = one.amount;
    while (rest > Money{} && its.owed > Money{}) {
      std::vector<Debt*> cycle = debts.way(one.to, one.from);
      if (cycle.empty()) break;
      cycle.push_back(&its);
      Money least = rest;
      for (const Debt* step : cycle) least = std::min(least, step->owed);
      for (Debt* step : cycle) {
        step->owed -= least;
        step->gone += least;
      }
      rest -= least;
    }
  }
  take_off(back, debts);
  take_off(due, debts);
}

}  // namespace kattegat
