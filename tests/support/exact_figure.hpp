// A figure that another program prints.
#pragma once
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <string>

namespace kattegat::test {

// In hundred-thousandths, so that nothing is rounded away.
inline std::int64_t exact_figure(const std::string& text) {
  const bool negative = text.substr(0, 1) == "-";
  const auto point = std::min(text.find('.'), text.size());
  std::string digits = text.substr(negative ? 1 : 0, point - (negative ? 1 : 0));
  std::string fraction = point < text.size() ? text.substr(point + 1) : "";
  CAPTURE(text);
  REQUIRE(fraction.size() <= 5);
  fraction.resize(5, '0');
  digits += fraction;
  REQUIRE(digits.find_first_not_of("0123456789") == std::string::npos);
  const std::int64_t value = std::stoll(digits);
  return negative ? -value : value;
}

}  // namespace kattegat::test
