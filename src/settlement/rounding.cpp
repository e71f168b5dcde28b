#include "kattegat/settlement/rounding.hpp"

#include <algorithm>
#include <numeric>

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

}  // namespace kattegat
