// Points into money, once, at the end. evening-format, "settle --json": `money`.
#pragma once
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/core/amount.hpp"

namespace kattegat {

// Money before rounding: thousandths of a point times hundredths of the currency, so that
// points x stake is exact for every stake. 128 bits: no evening can overflow it.
__extension__ typedef __int128 ExactMoney;

inline constexpr ExactMoney exact_per_hundredth = 1000;

inline ExactMoney exact(Points p, Money stake) {
  return static_cast<ExactMoney>(p.thousandths) * stake.hundredths;
}
inline ExactMoney exact(Money money) { return exact_per_hundredth * money.hundredths; }
// In the currency: two decimals, or as many more as it takes. Not to_string(), which any whole
// number would then find.
std::string exact_text(ExactMoney);

// The same amounts in whole coins of `coin` (> 0), by largest remainder (the remainder above the
// coin below, also for who owes); ties go to the earlier one. The amounts must sum to zero; so do
// the results. An amount whose rounding would not fit Money is outside the contract: the caller
// checks fits_money() first.
std::vector<Money> rounded(const std::vector<ExactMoney>& amounts, Money coin);

// Amounts that grow, rounded like that after every step; only whom a step moves is looked at.
class RunningMoney {
 public:
  RunningMoney(std::size_t people, Money coin);
  void add(std::size_t one, ExactMoney amount);  // those of a step must sum to zero
  // At the end of a step: who has other money than at the end of the last, rising, and how much
  // more.
  struct Change {
    std::size_t one = 0;
    Money by{};
    bool operator==(const Change&) const = default;
  };
  std::vector<Change> changes();

 private:
  struct Amount {
    ExactMoney coins = 0, remainder = 0;  // what is above whole coins
    bool is_raised = false;               // to the coin above
    Money told{};                         // at the end of the last step
  };
  // By the remainder with a minus, so that the largest comes first.
  using ByRemainder = std::set<std::pair<ExactMoney, std::size_t>>;

  [[nodiscard]] ByRemainder::value_type place_of(std::size_t one) const;
  void set_raised(std::size_t one, bool is_raised);

  ExactMoney quantum_;
  Money coin_;
  std::vector<Amount> amounts_;
  ByRemainder raised_, others_;
  ExactMoney sum_ = 0;
  ExactMoney missing_ = 0;  // coins: so many are raised
  std::set<std::size_t> moved_;
};

// |amount| is at most 10^15 kr: far above any table, far below what Money can hold.
bool fits_money(ExactMoney amount);

}  // namespace kattegat
