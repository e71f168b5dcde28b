#include "kattegat/core/calendar.hpp"

#include <optional>

#include "kattegat/core/text/digits.hpp"

namespace kattegat {
namespace {

// Takes exactly `count` digits off the front.
std::optional<int> digits(std::string_view& text, std::size_t count) {
  if (text.size() < count) return std::nullopt;
  int value = 0;
  for (const char c : text.substr(0, count)) {
    if (!is_digit(c)) return std::nullopt;
    value = value * 10 + (c - '0');
  }
  text.remove_prefix(count);
  return value;
}

bool take(std::string_view& text, std::string_view any_of) {
  if (text.empty() || any_of.find(text.front()) == any_of.npos) return false;
  text.remove_prefix(1);
  return true;
}

int days_in_month(int year, int month) {
  constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return month == 2 && leap ? 29 : days[month - 1];
}

bool take_date(std::string_view& text) {
  const auto year = digits(text, 4);
  if (!year || !take(text, "-")) return false;
  const auto month = digits(text, 2);
  if (!month || !take(text, "-")) return false;
  const auto day = digits(text, 2);
  return day && *month >= 1 && *month <= 12 && *day >= 1 && *day <= days_in_month(*year, *month);
}

bool take_hours_and_minutes(std::string_view& text) {
  const auto hour = digits(text, 2);
  if (!hour || !take(text, ":")) return false;
  const auto minute = digits(text, 2);
  return minute && *hour <= 23 && *minute <= 59;
}

bool take_seconds(std::string_view& text) {
  const auto second = digits(text, 2);
  if (!second || *second > 60) return false;  // RFC 3339 knows leap seconds
  if (!take(text, ".")) return true;
  if (!digits(text, 1)) return false;
  while (digits(text, 1)) {
  }
  return true;
}

bool take_offset(std::string_view& text) {
  if (take(text, "Zz")) return true;
  return take(text, "+-") && take_hours_and_minutes(text);
}

}  // namespace

bool is_date(std::string_view text) { return take_date(text) && text.empty(); }

bool is_time(std::string_view text) {
  return take_date(text) && take(text, "Tt ") && take_hours_and_minutes(text) && take(text, ":") &&
         take_seconds(text) && take_offset(text) && text.empty();
}

}  // namespace kattegat
