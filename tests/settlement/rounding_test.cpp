// Points into money: largest remainder.
#include "kattegat/settlement/rounding.hpp"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

using namespace kattegat;

namespace rounding_test {

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

TEST_CASE("an exact amount is written with as many decimals as it takes, and two at least",
          "[settlement]") {
  const auto written = [](std::int64_t thousandths, std::int64_t stake) {
    return exact_text(exact(Points{thousandths}, Money{stake}));
  };
  CHECK(written(0, 100) == "0.00");
  CHECK(written(12'000, 25) == "3.00");
  CHECK(written(-12'000, 25) == "-3.00");
  CHECK(written(125, 100) == "0.125");
  CHECK(written(-125, 10) == "-0.0125");
  CHECK(written(1, 1) == "0.00001");
  CHECK(written(-1'000'001, 1) == "-10.00001");
  CHECK(exact_text(exact(Money{-7})) == "-0.07");
  CHECK(exact_text(-exact(Money{100'000'000'000'000'000})) == "-1000000000000000.00");
  CHECK(exact(Money{250}) == exact(Points{1000}, Money{250}));
}

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

TEST_CASE("who owes is rounded as who receives, from the coin below", "[settlement]") {
  CHECK(in_oere({-1490, -1490, 2980}, 100) == Oere{-100, -200, 300});  // .51 .51 .98 above
  CHECK(in_oere({-2600, 1300, 1300}, 50) == Oere{-250, 150, 100});     // .8 .6 .6 above
  CHECK(in_oere({-1, 0, 1}, 100) == Oere{0, 0, 0});
}

TEST_CASE("of many equal remainders the earliest get the coins", "[settlement]") {
  std::vector<std::int64_t> thousandths(19, 125);
  thousandths.push_back(-19 * 125);
  Oere expected(10, 13);
  expected.resize(19, 12);
  expected.push_back(-238);
  CHECK(in_oere(thousandths, 1) == expected);
}

TEST_CASE("whole coins stay as they are, in every coin", "[settlement]") {
  CHECK(in_oere({-1500, 500, 1000}, 50) == Oere{-150, 50, 100});
  CHECK(in_oere({3000, -1000, -2000}, 100) == Oere{300, -100, -200});
}

TEST_CASE("money fits up to a million milliards, either way", "[settlement]") {
  const ExactMoney most = static_cast<ExactMoney>(1'000'000'000'000'000) * 100 * 1000;
  CHECK(fits_money(0));
  CHECK(fits_money(most));
  CHECK(fits_money(-most));
  CHECK_FALSE(fits_money(most + 1));
  CHECK_FALSE(fits_money(-most - 1));
  const std::vector<Money> money = rounded({-most, most}, Money{100});
  CHECK(money == std::vector<Money>{{-100'000'000'000'000'000}, {100'000'000'000'000'000}});
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

TEST_CASE("amounts that grow are rounded after every step as if they had come at once",
          "[settlement][property]") {
  rc::prop("", [] {
    const auto people = *rc::gen::inRange<std::size_t>(2, 9);
    const Money coin{*rc::gen::inRange<std::int64_t>(1, 300)};
    RunningMoney running(people, coin);
    std::vector<ExactMoney> amounts(people);
    std::vector<Money> money(people);
    for (int step = 0; step < 20; ++step) {
      const auto won = exact(Points{*rc::gen::inRange<std::int64_t>(-5000, 5000)}, Money{37});
      const auto from = *rc::gen::inRange<std::size_t>(0, people),
                 to = *rc::gen::inRange<std::size_t>(0, people);
      for (const auto& [one, amount] : {std::pair(from, -won), std::pair(to, won)}) {
        amounts[one] += amount;
        running.add(one, amount);
      }
      std::size_t next = 0;
      for (const RunningMoney::Change& change : running.changes()) {
        RC_ASSERT(change.one >= next);
        RC_ASSERT(change.by != Money{});
        next = change.one + 1;
        money[change.one] += change.by;
      }
      RC_ASSERT(money == rounded(amounts, coin));
    }
  });
}

}  // namespace rounding_test
