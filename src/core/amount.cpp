#include "kattegat/core/amount.hpp"

#include <algorithm>

#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/written_number.hpp"

namespace kattegat {
namespace {

// Reads `-?(0|[1-9][0-9]*)(.[0-9]{1,decimals})?` as a count of 10^-decimals.
std::optional<std::int64_t> parse_decimal(std::string_view text, std::size_t decimals) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) text.remove_prefix(1);
  const std::size_t dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  const std::string_view fraction = dot == text.npos ? "" : text.substr(dot + 1);
  if (!are_digits(whole) || (whole.size() > 1 && whole.front() == '0')) return std::nullopt;
  if (dot != text.npos && (!are_digits(fraction) || fraction.size() > decimals))
    return std::nullopt;

  std::string digits(whole);
  digits.append(fraction).append(decimals - fraction.size(), '0');
  const auto count = written_number<std::int64_t>(digits);
  return count && negative ? -*count : count;
}

std::string decimal(std::int64_t count, std::size_t decimals) {
  const bool negative = count < 0;
  const std::uint64_t magnitude =
      negative ? ~static_cast<std::uint64_t>(count) + 1 : static_cast<std::uint64_t>(count);
  std::string digits = std::to_string(magnitude);
  if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
  digits.insert(digits.size() - decimals, ".");
  return negative ? "-" + digits : digits;
}

}  // namespace

std::optional<Points> parse_points(std::string_view text) {
  const auto count = parse_decimal(text, 3);
  return count ? std::optional(Points{*count}) : std::nullopt;
}

std::optional<Money> parse_money(std::string_view text) {
  const auto count = parse_decimal(text, 2);
  return count ? std::optional(Money{*count}) : std::nullopt;
}

std::optional<Money> typed_money(std::string text) {
  std::replace(text.begin(), text.end(), ',', '.');
  return parse_money(text);
}

std::string to_string(Points p) {
  std::string text = decimal(p.thousandths, 3);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string to_string(Money m) { return decimal(m.hundredths, 2); }

}  // namespace kattegat
