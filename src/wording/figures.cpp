#include "kattegat/wording/figures.hpp"

namespace kattegat {
namespace {

// As people write it; a plus where it is asked for and there is anything.
std::string written(const std::string& digits, Language language, bool with_plus) {
  std::string text = number_text(digits, language, Thousands::apart);
  const bool plus =
      with_plus && digits[0] != '-' && digits.find_first_not_of("0.") != std::string::npos;
  return plus ? "+" + text : text;
}

}  // namespace

std::string signed_points(Points points, Language language) {
  return written(to_string(points), language, true);
}
std::string plain_points(Points points, Language language) {
  return written(to_string(points), language, false);
}
std::string money_text(Money money, Language language) {
  return written(to_string(money), language, false);
}
std::string signed_money(Money money, Language language) {
  return written(to_string(money), language, true);
}
std::string signed_exact(ExactMoney money, Language language) {
  return written(exact_text(money), language, true);
}
std::string plain_figures(std::string digits, Language language) {
  const bool negative = !digits.empty() && digits.front() == '-';
  if (negative) digits.erase(0, 1);
  return (negative ? "-" : "") + number_text(std::move(digits), language, Thousands::together);
}
std::string plain_figures(Points points, Language language) {
  return plain_figures(to_string(points), language);
}
std::string with_sign(Points points, Language language) {
  return (points > Points{} ? "+" : "") + plain_figures(points, language);
}
std::string plain_figures(Money money, Language language) {
  return plain_figures(to_string(money), language);
}
std::string money_text(Money money, Language language, Figures figures) {
  return figures == Figures::plain ? plain_figures(money, language) : money_text(money, language);
}
std::string signed_money(Money money, Language language, Figures figures) {
  return figures == Figures::plain ? plain_figures(money, language) : signed_money(money, language);
}
std::string date_text(const std::string& date, Language language, Figures figures) {
  return figures == Figures::plain ? date : date_text(date, language);
}
std::string signed_points(Points points, Language language, Figures figures) {
  return figures == Figures::plain ? plain_figures(points, language)
                                   : signed_points(points, language);
}

}  // namespace kattegat
