#include "ui/app/clock.hpp"

#include "kattegat/core/calendar.hpp"

namespace kattegat::ui {
namespace {

constexpr std::int64_t seconds_a_day = 86'400;
constexpr std::int64_t longest_pause = std::int64_t{18} * 3600;

std::int64_t number_at(std::string_view text, std::size_t at, std::size_t digits) {
  std::int64_t value = 0;
  for (const char c : text.substr(at, digits)) value = value * 10 + (c - '0');
  return value;
}

}  // namespace

// The year begins with March here, so that the odd day is its last one.
std::optional<std::int64_t> day_number(std::string_view date) {
  if (!is_date(date)) return std::nullopt;
  const std::int64_t month = number_at(date, 5, 2);
  const std::int64_t year = number_at(date, 0, 4) - (month <= 2 ? 1 : 0);
  const std::int64_t from_march = (month + 9) % 12;
  const std::int64_t day_of_year = (153 * from_march + 2) / 5 + number_at(date, 8, 2) - 1;
  constexpr std::int64_t until_1970 = 719'468;
  return year * 365 + year / 4 - year / 100 + year / 400 + day_of_year - until_1970;
}

std::optional<std::int64_t> second_number(std::string_view time) {
  if (!is_time(time)) return std::nullopt;
  const auto day = day_number(time.substr(0, 10));
  if (!day) return std::nullopt;
  std::int64_t seconds = *day * seconds_a_day + number_at(time, 11, 2) * 3600 +
                         number_at(time, 14, 2) * 60 + number_at(time, 17, 2);
  const std::size_t zone = time.find_first_of("+-", 19);
  if (zone == time.npos) return seconds;
  const std::int64_t ahead =
      number_at(time, zone + 1, 2) * 3600 + number_at(time, zone + 4, 2) * 60;
  return time[zone] == '+' ? seconds - ahead : seconds + ahead;
}

std::string file_time(std::string_view time) {
  std::string at(time.substr(0, 19));
  std::erase(at, ':');
  return at;
}

bool is_to_come(std::string_view date, std::string_view now) {
  const auto day = day_number(date), today = day_number(now.substr(0, 10));
  return day && today && *day > *today + 1;
}

bool is_going_on(std::string_view date, std::string_view at, std::string_view now) {
  const auto written = second_number(at), moment = second_number(now);
  const std::int64_t since = written && moment ? *moment - *written : longest_pause;
  if (since < longest_pause && since > -seconds_a_day) return true;
  const auto evening = day_number(date), today = day_number(now.substr(0, 10));
  if (is_to_come(date, now)) return false;
  if (!evening || !today || *today <= *evening) return true;
  return *today == *evening + 1 && number_at(now, 11, 2) < 12;
}

}  // namespace kattegat::ui
