// Points into money, once, at the end. evening-format, "settle --json": `money`.
#pragma once
#include <string>
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

// |amount| is at most 10^15 kr: far above any table, far below what Money can hold.
bool fits_money(ExactMoney amount);

}  // namespace kattegat
