#include "kattegat/old_results/old_amounts.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/likeness.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "letters.hpp"

namespace kattegat {
namespace {

void trim(std::string& figure) {
  figure.erase(0, std::min(figure.find_first_not_of(' '), figure.size()));
  figure.erase(figure.find_last_not_of(' ') + 1);
}

// With plain spaces and dashes, and without marks for the ears; "€" is a word.
std::string plainly(std::string_view typed) {
  std::string plain;
  const auto add_space = [&] {
    if (!plain.empty() && plain.back() != ' ') plain += ' ';
  };
  for (const char32_t code : code_points(typed)) {
    if (code != U'\n' && code != U'\r' && (is_space(code) || code == U'\'' || code == U'’')) {
      add_space();
    } else if (code == U'€') {
      add_space();
      plain += to_utf8({code}) + ' ';
    } else {
      plain += code == U'−' || code == U'–' ? "-" : to_utf8({code});
    }
  }
  trim(plain);
  return plain;
}

// Its code; none of "kr", which several are called. Nothing of what is no currency.
std::optional<std::string_view> currency_called(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 8> currencies{
      {{"kr", ""},
       {"kr.", ""},
       {"dkk", "DKK"},
       {"sek", "SEK"},
       {"nok", "NOK"},
       {"eur", "EUR"},
       {"euro", "EUR"},
       {"€", "EUR"}}};
  if (word.empty()) return std::nullopt;
  const std::string key = likeness(word);
  for (const auto& [written, code] : currencies)
    if (key == written) return code;
  return std::nullopt;
}

// A figure without its currency, on either side, and without the dash for no hundredths.
void drop_currency(std::string& figure) {
  const auto goes_on = [](char c) { return is_of_a_word(c) || c == '.'; };
  const auto behind = static_cast<std::size_t>(
      std::find_if_not(figure.rbegin(), figure.rend(), goes_on).base() - figure.begin());
  if (currency_called(std::string_view(figure).substr(behind))) figure.erase(behind);
  const auto before = static_cast<std::size_t>(
      std::find_if_not(figure.begin(), figure.end(), goes_on) - figure.begin());
  if (currency_called(std::string_view(figure).substr(0, before))) figure.erase(0, before);
  trim(figure);
  for (const std::string_view none : {",-", ":-"})
    if (figure.ends_with(none)) figure.erase(figure.size() - none.size());
}

struct SignedFigure {
  std::string figure;
  bool negative = false;
};
// Takes the sign before it, or the brackets around it; whether it is negative. Nothing where there
// is neither.
std::optional<bool> take_sign(std::string& figure) {
  if (figure.empty()) return std::nullopt;
  const bool has_brackets = figure.front() == '(' && figure.back() == ')';
  if (!has_brackets && figure.front() != '-' && figure.front() != '+') return std::nullopt;
  const bool is_negative = figure.front() != '+';
  figure.erase(0, 1);
  if (has_brackets) figure.pop_back();
  trim(figure);
  return is_negative;
}

// "1.234.567" with its mark between each three digits; also without any.
std::optional<std::string> without_thousands(std::string_view whole, char mark) {
  std::string digits;
  for (std::size_t at = 0; at <= whole.size();) {
    const std::size_t end = std::min(whole.find(mark, at), whole.size());
    const std::string_view group = whole.substr(at, end - at);
    const bool alone = at == 0 && end == whole.size();
    if (!are_digits(group)) return std::nullopt;
    if (!alone && (at == 0 ? group.size() > 3 || group[0] == '0' : group.size() != 3))
      return std::nullopt;
    digits += group;
    at = end + 1;
  }
  digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
  return digits;
}

// "1 234 567" as it is typed without a mark between its thousands: none, where they are no three.
std::optional<std::string> without_spaces(std::string_view figure) {
  const std::size_t end = std::min(figure.find_first_of(".,"), figure.size());
  if (figure.find(' ') == std::string_view::npos) return std::string(figure);
  const auto whole = without_thousands(figure.substr(0, end), ' ');
  const std::string_view behind = figure.substr(end);
  if (!whole || behind.find(' ') != std::string_view::npos) return std::nullopt;
  return *whole + std::string(behind);
}

// One sign, beside the figure or outside its currency. Without a figure where it is none in any
// way.
SignedFigure signed_figure(std::string_view typed) {
  std::string figure = plainly(typed);
  auto negative = take_sign(figure);
  drop_currency(figure);
  if (!negative) negative = take_sign(figure);
  if (!negative && figure.ends_with('-')) {
    figure.pop_back();
    trim(figure);
    negative = true;
  }
  return {without_spaces(figure).value_or(""), negative.value_or(false)};
}

std::optional<Points> figure_with(const SignedFigure& given, char mark) {
  const std::string_view figure = given.figure;
  const std::size_t at = figure.find(mark);
  const auto whole = without_thousands(figure.substr(0, at), mark == '.' ? ',' : '.');
  if (!whole) return std::nullopt;
  std::string decimals;
  if (at != std::string_view::npos) {
    decimals = figure.substr(at + 1);
    if (!are_digits(decimals)) return std::nullopt;
    decimals.erase(decimals.find_last_not_of('0') + 1);
  }
  const auto amount = parse_points(*whole + (decimals.empty() ? "" : "." + decimals));
  if (!amount || !within_limit(*amount)) return std::nullopt;
  return given.negative ? -*amount : *amount;
}

}  // namespace

std::optional<char> decimal_mark_of(const std::vector<std::string_view>& amounts) {
  bool comma = false, point = false;
  for (const std::string_view typed : amounts) {
    const std::string figure = signed_figure(typed).figure;
    const std::size_t last = figure.find_last_of(".,");
    if (last == std::string::npos) continue;
    const char mark = figure[last], other = mark == '.' ? ',' : '.';
    const bool mixed = figure.find(other) != std::string::npos;
    const bool repeated = figure.find(mark) != last;
    const bool three = figure.size() - last - 1 == 3 && last <= 3 && figure[0] != '0';
    if (!mixed && !repeated && three) continue;  // it says nothing
    const char decimal = repeated && !mixed ? other : mark;
    (decimal == ',' ? comma : point) = true;
  }
  if (comma == point) return std::nullopt;
  return comma ? ',' : '.';
}

std::optional<std::string_view> currency_beside(std::string_view typed) {
  const std::string plain = plainly(typed);
  for (std::string_view rest = plain; !rest.empty();) {
    const auto before = std::find_if(rest.begin(), rest.end(), is_of_a_word) - rest.begin();
    rest.remove_prefix(static_cast<std::size_t>(before));
    const auto letters = std::find_if_not(rest.begin(), rest.end(), is_of_a_word) - rest.begin();
    const auto currency = currency_called(rest.substr(0, static_cast<std::size_t>(letters)));
    if (currency && !currency->empty()) return currency;
    rest.remove_prefix(static_cast<std::size_t>(letters));
  }
  return std::nullopt;
}

OldFigure read_old_figure(std::string_view typed, std::optional<char> mark) {
  const SignedFigure given = signed_figure(typed);
  if (mark) return {figure_with(given, *mark), false};
  const auto with_comma = figure_with(given, ','), with_point = figure_with(given, '.');
  if (with_comma && with_point && *with_comma != *with_point) return {std::nullopt, true};
  return {with_comma ? with_comma : with_point, false};
}

}  // namespace kattegat
