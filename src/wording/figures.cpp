#include "kattegat/wording/figures.hpp"

namespace kattegat {
namespace {

std::string written(std::string digits, Language language, Figures figures) {
  if (figures == Figures::typeset)
    return number_text(std::move(digits), language, Thousands::apart);
  const bool negative = digits.front() == '-';
  if (negative) digits.erase(0, 1);
  return (negative ? "-" : "") + number_text(std::move(digits), language, Thousands::together);
}
std::string plus(bool more_than_nothing) { return more_than_nothing ? "+" : ""; }

}  // namespace

std::string points_text(Points points, Language language, Figures figures) {
  return written(to_string(points), language, figures);
}
std::string money_text(Money money, Language language, Figures figures) {
  return written(to_string(money), language, figures);
}
std::string money_text(Money money, const std::string& currency, Language language,
                       Figures figures) {
  return money_text(money, language, figures) + " " + currency;
}
std::string signed_points(Points points, Language language, Figures figures) {
  return plus(figures == Figures::typeset && points > Points{}) +
         points_text(points, language, figures);
}
std::string signed_money(Money money, Language language, Figures figures) {
  return plus(figures == Figures::typeset && money > Money{}) +
         money_text(money, language, figures);
}
std::string signed_exact(ExactMoney money, Language language) {
  return plus(money > 0) + written(exact_text(money), language, Figures::typeset);
}
std::string with_sign(Points points, Language language) {
  return plus(points > Points{}) + points_text(points, language, Figures::plain);
}
std::string date_text(const std::string& date, Language language, Figures figures) {
  return figures == Figures::plain ? date : date_text(date, language);
}

std::string time_text(std::string_view at, Language language) {
  constexpr std::size_t date = 10, minutes = 16;
  if (at.size() < minutes) return std::string(at);
  return date_text(at.substr(0, date), language) + " " +
         std::string(at.substr(date + 1, minutes - date - 1));
}

}  // namespace kattegat
