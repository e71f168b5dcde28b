// Points into money: largest remainder.
#include "kattegat/settlement/rounding.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

using namespace kattegat;

namespace {

// Amounts in points at one krone a point, in a coin of so many øre.
std::vector<std::int64_t> in_oere(const std::vector<std::int64_t>& thousandths, std::int64_t coin) {
  std::vector<ExactMoney> amounts;
  for (const std::int64_t one : thousandths) amounts.push_back(exact(Points{one}, Money{100}));
  std::vector<std::int64_t> oere;
  for (const Money money : rounded(amounts, Money{coin})) oere.push_back(money.hundredths);
  return oere;
}

using Oere = std::vector<std::int64_t>;

}  // namespace

TEST_CASE("whole amounts stay as they are", "[settlement]") {
  CHECK(in_oere({}, 1).empty());
  CHECK(in_oere({-9000, 9000, 0}, 1) == Oere{-900, 900, 0});
}

TEST_CASE("what is left over goes to the largest remainders, ties to the earlier name",
          "[settlement]") {
  CHECK(in_oere({125, -125, 125, -125}, 1) == Oere{13, -12, 12, -13});
  CHECK(in_oere({-125, 125}, 1) == Oere{-12, 12});
  CHECK(in_oere({333, 333, -666}, 50) == Oere{50, 0, -50});    // .66 .66 .68 of a coin above
  CHECK(in_oere({250, 500, -750}, 50) == Oere{50, 50, -100});  // .5 and .5: the earlier one
  CHECK(in_oere({1490, 1490, -2980}, 100) == Oere{200, 100, -300});
}

TEST_CASE("rounding keeps the sum at zero and moves nobody by a whole coin",
          "[settlement][property]") {
  rc::prop("", [](std::vector<std::int32_t> points) {
    const auto coin = *rc::gen::inRange<std::int64_t>(1, 1000);
    std::vector<ExactMoney> amounts;
    ExactMoney sum = 0;
    for (const std::int32_t one : points) {
      amounts.push_back(exact(Points{one}, Money{37}));
      sum += amounts.back();
    }
    amounts.push_back(-sum);
    const auto money = rounded(amounts, Money{coin});
    Money total;
    for (std::size_t i = 0; i < money.size(); ++i) {
      total += money[i];
      RC_ASSERT(money[i].hundredths % coin == 0);
      const ExactMoney moved = static_cast<ExactMoney>(money[i].hundredths) * 1000 - amounts[i];
      RC_ASSERT(moved < coin * 1000 && -moved < coin * 1000);
    }
    RC_ASSERT(total == Money{});
  });
}
