#include "kattegat/settlement/rounding.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

constexpr ExactMoney limit = exact_per_hundredth * 100 * 1'000'000'000'000'000;  // 10^15 kr

ExactMoney floor_of_quotient(ExactMoney amount, ExactMoney quantum) {
  const ExactMoney quotient = amount / quantum;
  return amount % quantum < 0 ? quotient - 1 : quotient;
}

}  // namespace

std::string exact_text(ExactMoney exact) {
  constexpr ExactMoney whole = 100 * exact_per_hundredth;
  const bool negative = exact < 0;
  const ExactMoney magnitude = negative ? -exact : exact;
  const auto digits = [](ExactMoney part) {
    return std::to_string(static_cast<std::int64_t>(part));
  };
  std::string fraction = digits(whole + magnitude % whole).substr(1);
  while (fraction.size() > 2 && fraction.back() == '0') fraction.pop_back();
  return (negative ? "-" : "") + digits(magnitude / whole) + "." + fraction;
}

bool fits_money(ExactMoney amount) { return -limit <= amount && amount <= limit; }

std::vector<Money> rounded(const std::vector<ExactMoney>& amounts, Money coin) {
  KATTEGAT_CHECK(coin > Money{});
  KATTEGAT_CHECK(std::accumulate(amounts.begin(), amounts.end(), ExactMoney{}) == 0);
  const ExactMoney quantum = coin.hundredths * exact_per_hundredth;
  std::vector<ExactMoney> coins, remainders;
  ExactMoney missing = 0;
  for (const ExactMoney amount : amounts) {
    coins.push_back(floor_of_quotient(amount, quantum));
    remainders.push_back(amount - coins.back() * quantum);
    missing -= coins.back();
  }
  std::vector<std::size_t> largest_first(amounts.size());
  std::iota(largest_first.begin(), largest_first.end(), std::size_t{0});
  std::stable_sort(largest_first.begin(), largest_first.end(),
                   [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
  for (const std::size_t i : largest_first)
    if (missing > 0) {
      ++coins[i];
      --missing;
    }
  KATTEGAT_CHECK(missing == 0);  // the remainders sum to fewer coins than there are amounts

  std::vector<Money> result;
  for (const ExactMoney count : coins)
    result.push_back({static_cast<std::int64_t>(count * coin.hundredths)});
  return result;
}

RunningMoney::RunningMoney(std::size_t people, Money coin)
    : quantum_(coin.hundredths * exact_per_hundredth), coin_(coin), amounts_(people) {
  KATTEGAT_CHECK(coin > Money{});
  for (std::size_t one = 0; one < people; ++one) others_.insert(place_of(one));
}

RunningMoney::ByRemainder::value_type RunningMoney::place_of(std::size_t one) const {
  return {-amounts_[one].remainder, one};
}

void RunningMoney::set_raised(std::size_t one, bool is_raised) {
  (is_raised ? others_ : raised_).erase(place_of(one));
  (is_raised ? raised_ : others_).insert(place_of(one));
  amounts_[one].is_raised = is_raised;
  moved_.insert(one);
}

void RunningMoney::add(std::size_t one, ExactMoney amount) {
  Amount& its = amounts_[one];
  (its.is_raised ? raised_ : others_).erase(place_of(one));
  const ExactMoney all = its.coins * quantum_ + its.remainder + amount;
  sum_ += amount;
  missing_ += its.coins;
  its.coins = floor_of_quotient(all, quantum_);
  missing_ -= its.coins;
  its.remainder = all - its.coins * quantum_;
  its.is_raised = false;
  others_.insert(place_of(one));
  moved_.insert(one);
}

std::vector<RunningMoney::Change> RunningMoney::changes() {
  KATTEGAT_CHECK(sum_ == 0);  // then fewer coins are missing than there are amounts
  const auto raised = [&] { return static_cast<ExactMoney>(raised_.size()); };
  while (raised() > missing_) set_raised(raised_.rbegin()->second, false);
  while (raised() < missing_) set_raised(others_.begin()->second, true);
  while (!raised_.empty() && !others_.empty() && *others_.begin() < *raised_.rbegin()) {
    set_raised(raised_.rbegin()->second, false);
    set_raised(others_.begin()->second, true);
  }
  std::vector<Change> changes;
  for (const std::size_t one : std::exchange(moved_, {})) {
    Amount& its = amounts_[one];
    const ExactMoney coins = its.coins + (its.is_raised ? 1 : 0);
    const Money now{static_cast<std::int64_t>(coins * coin_.hundredths)};
    if (now != its.told) changes.push_back({one, now - its.told});
    its.told = now;
  }
  return changes;
}

}  // namespace kattegat
