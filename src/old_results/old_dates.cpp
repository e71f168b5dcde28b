#include "kattegat/old_results/old_dates.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "kattegat/core/calendar.hpp"
#include "kattegat/core/text/digits.hpp"
#include "likenesses.hpp"

namespace kattegat {
namespace {

constexpr std::size_t fewest_letters = 3;  // by which a month or a day is told from the others

struct MonthCalled {
  std::string_view name;
  int number;
};
constexpr std::array<MonthCalled, 27> months{
    {{"januar", 1},   {"januari", 1},   {"january", 1},   {"februar", 2},   {"februari", 2},
     {"february", 2}, {"marts", 3},     {"mars", 3},      {"march", 3},     {"april", 4},
     {"maj", 5},      {"mai", 5},       {"may", 5},       {"juni", 6},      {"june", 6},
     {"juli", 7},     {"july", 7},      {"augusti", 8},   {"september", 9}, {"oktober", 10},
     {"october", 10}, {"november", 11}, {"december", 12}, {"desember", 12}, {"septbr", 9},
     {"novbr", 11},   {"decbr", 12}}};

std::optional<int> month_called(const std::string& word) {
  static const Likenesses names = [] {
    std::vector<std::string_view> words;
    for (const MonthCalled& month : months) words.push_back(month.name);
    return Likenesses(words);
  }();
  const auto month = names.shortened_to(word, fewest_letters);
  return month ? std::optional(months[*month].number) : std::nullopt;
}
// The days of the week, each in the longest form that is written, which shorter ones begin ("weds"
// is no beginning of one), "den", and the ends of ordinals.
bool may_stand_beside(const std::string& word) {
  static const Likenesses days{"mandagen", "måndagen", "monday",   "tirsdagen", "tisdagen",
                               "tuesday",  "onsdagen", "weds",     "wednesday", "torsdagen",
                               "thursday", "fredagen", "friday",   "lørdagen",  "lördagen",
                               "saturday", "søndagen", "söndagen", "sunday"};
  static const Likenesses whole{"d", "den", ":a", ":e", "st", "nd", "rd", "th"};
  return whole.have(word) || days.shortened_to(word, fewest_letters);
}

bool announces_a_time(const std::string& word) {
  static const Likenesses words{"kl", "klokka", "klokken", "klockan", "at"};
  return words.have(word);
}

struct DateParts {
  std::vector<std::string> numbers;
  std::optional<int> month;  // by its name
  bool good = true;
};

DateParts parts_of_date(std::string_view typed) {
  const auto is_between = [](char c) {
    return std::string_view(" .,-/").find(c) != std::string_view::npos;
  };
  const auto ends_a_word = [&](char c) { return is_digit(c) || is_between(c); };
  DateParts parts;
  for (std::size_t at = 0; at < typed.size() && parts.good;) {
    std::size_t end = at;
    while (end < typed.size() && is_digit(typed[end])) ++end;
    if (end > at) {
      parts.numbers.emplace_back(typed.substr(at, end - at));
    } else if (is_between(typed[at])) {
      ++end;
    } else {
      while (end < typed.size() && !ends_a_word(typed[end])) ++end;
      const std::string word(typed.substr(at, end - at));
      if (announces_a_time(word)) {  // behind which no more words stand
        const std::string_view behind = typed.substr(end);
        parts.good = std::all_of(behind.begin(), behind.end(), ends_a_word);
        return parts;
      }
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

// The date without a time of the day behind it. The colon of "5:e" is of no time.
std::string_view without_time(std::string_view typed) {
  const auto colon = std::adjacent_find(typed.begin(), typed.end(), [](char mark, char next) {
    return mark == ':' && std::string_view("aeAE").find(next) == std::string_view::npos;
  });
  if (colon == typed.end()) return typed;
  const auto place = static_cast<std::size_t>(colon - typed.begin());
  const std::size_t before = typed.find_last_of(" T", place);
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
