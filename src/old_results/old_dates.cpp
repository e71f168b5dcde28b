#include "kattegat/old_results/old_dates.hpp"

#include <array>
#include <vector>

#include "kattegat/core/calendar.hpp"
#include "kattegat/core/text/digits.hpp"
#include "likenesses.hpp"

namespace kattegat {
namespace {

struct MonthCalled {
  std::string_view begins;
  int number;
};
// The first letters of each month in our languages; "mai" and "maj" are one.
constexpr std::array<MonthCalled, 14> months{{{"jan", 1},
                                              {"feb", 2},
                                              {"mar", 3},
                                              {"apr", 4},
                                              {"maj", 5},
                                              {"jun", 6},
                                              {"jul", 7},
                                              {"aug", 8},
                                              {"sep", 9},
                                              {"okt", 10},
                                              {"oct", 10},
                                              {"nov", 11},
                                              {"dec", 12},
                                              {"des", 12}}};
// What may stand beside: the days of the week, and "den".
constexpr std::array<std::string_view, 19> beside{"man", "mån", "mon", "tir", "tis", "tue", "ons",
                                                  "wed", "tor", "thu", "fre", "fri", "lør", "lör",
                                                  "sat", "søn", "sön", "sun", "den"};

std::optional<int> month_called(const std::string& word) {
  static const Likenesses may{"mai", "may"};
  static const Likenesses beginnings = [] {
    std::vector<std::string_view> words;
    for (const MonthCalled& month : months) words.push_back(month.begins);
    return Likenesses(words);
  }();
  if (may.have(word)) return 5;
  const std::size_t month = beginnings.beginning_of(word);
  return month < months.size() ? std::optional(months[month].number) : std::nullopt;
}
bool may_stand_beside(const std::string& word) {
  static const Likenesses beginnings{std::span(beside)}, alone{"d"};
  return alone.have(word) || beginnings.beginning_of(word) < beside.size();
}

struct DateParts {
  std::vector<std::string> numbers;
  std::optional<int> month;  // by its name
  bool good = true;
};

DateParts parts_of_date(std::string_view typed) {
  constexpr std::string_view between = " .,-/";
  DateParts parts;
  for (std::size_t at = 0; at < typed.size() && parts.good;) {
    std::size_t end = at;
    while (end < typed.size() && is_digit(typed[end])) ++end;
    if (end > at) {
      parts.numbers.emplace_back(typed.substr(at, end - at));
    } else if (between.find(typed[at]) != std::string_view::npos) {
      ++end;
    } else {
      while (end < typed.size() && !is_digit(typed[end]) &&
             between.find(typed[end]) == std::string_view::npos)
        ++end;
      const std::string word(typed.substr(at, end - at));
      const auto month = month_called(word);
      parts.good = month ? !parts.month : may_stand_beside(word);
      if (month) parts.month = month;
    }
    at = end;
  }
  return parts;
}

std::string with_zeros(std::string digits, std::size_t size) {
  if (digits.size() < size) digits.insert(0, size - digits.size(), '0');
  return digits;
}

// The date without a time of the day behind it.
std::string_view without_time(std::string_view typed) {
  const std::size_t colon = typed.find(':');
  if (colon == std::string_view::npos) return typed;
  const std::size_t before = typed.find_last_of(" T", colon);
  return before == std::string_view::npos ? std::string_view() : typed.substr(0, before);
}

}  // namespace

std::optional<std::string> read_old_date(std::string_view typed) {
  const DateParts parts = parts_of_date(without_time(typed));
  const auto& numbers = parts.numbers;
  if (!parts.good) return std::nullopt;
  std::string year, month, day;
  if (!parts.month && numbers.size() == 1 && numbers[0].size() == 8) {
    year = numbers[0].substr(0, 4);
    month = numbers[0].substr(4, 2);
    day = numbers[0].substr(6);
  } else if (parts.month ? numbers.size() == 2 : numbers.size() == 3) {
    const bool year_first = numbers.front().size() == 4;
    year = year_first ? numbers.front() : numbers.back();
    day = year_first ? numbers.back() : numbers.front();
    month = parts.month ? std::to_string(*parts.month) : numbers[1];
  }
  if (year.size() != 4 || month.size() > 2 || day.size() > 2) return std::nullopt;
  std::string date = year + "-" + with_zeros(month, 2) + "-" + with_zeros(day, 2);
  if (!is_date(date)) return std::nullopt;
  return date;
}

}  // namespace kattegat
