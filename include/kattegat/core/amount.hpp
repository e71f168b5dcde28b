// Points and money: whole numbers of the smallest unit, never a fraction, never floating point.
// Points are thousandths of a point (an eighth is exact), money hundredths of the currency (øre).
// Arithmetic is checked; input is limited (points_limit, stake 10000) so that it cannot overflow.
// evening-format, "Strict on purpose".
#pragma once
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kattegat/core/check.hpp"

namespace kattegat {

struct Points {
  std::int64_t thousandths = 0;
  auto operator<=>(const Points&) const = default;
};

inline Points operator+(Points a, Points b) {
  Points sum;
  KATTEGAT_CHECK(!__builtin_add_overflow(a.thousandths, b.thousandths, &sum.thousandths));
  return sum;
}
inline Points operator-(Points a, Points b) {
  Points difference;
  KATTEGAT_CHECK(!__builtin_sub_overflow(a.thousandths, b.thousandths, &difference.thousandths));
  return difference;
}
constexpr Points operator*(std::int64_t n, Points each) {
  Points product;
  KATTEGAT_CHECK(!__builtin_mul_overflow(n, each.thousandths, &product.thousandths));
  return product;
}
constexpr Points points(std::int64_t whole) { return whole * Points{1000}; }
// The contract's bound on any amount of points, in an entry or on a sheet.
constexpr Points points_limit = points(1'000'000'000);
inline Points operator-(Points a) { return Points{} - a; }
inline Points& operator+=(Points& a, Points b) { return a = a + b; }
inline Points& operator-=(Points& a, Points b) { return a = a - b; }
inline bool within_limit(Points p) { return -points_limit <= p && p <= points_limit; }

struct Money {
  std::int64_t hundredths = 0;
  auto operator<=>(const Money&) const = default;
};

inline Money operator+(Money a, Money b) {
  Money sum;
  KATTEGAT_CHECK(!__builtin_add_overflow(a.hundredths, b.hundredths, &sum.hundredths));
  return sum;
}
inline Money operator-(Money a, Money b) {
  Money difference;
  KATTEGAT_CHECK(!__builtin_sub_overflow(a.hundredths, b.hundredths, &difference.hundredths));
  return difference;
}
inline Money operator-(Money a) { return Money{} - a; }
inline Money& operator+=(Money& a, Money b) { return a = a + b; }
inline Money& operator-=(Money& a, Money b) { return a = a - b; }

// "90", "-0.125": at most three decimals. No plus sign, no exponent, no superfluous leading zero.
std::optional<Points> parse_points(std::string_view);
// "0.10", "5": at most two decimals.
std::optional<Money> parse_money(std::string_view);
// As somebody types it: "12,50" is "12.50".
std::optional<Money> typed_money(std::string);

std::string to_string(Points);  // without trailing zeros; never "-0"
std::string to_string(Money);   // always two decimals; never "-0.00"

}  // namespace kattegat
