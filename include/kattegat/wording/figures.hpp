// Points, money and dates as people write them.
#pragma once
#include <string>

#include "kattegat/settlement/rounding.hpp"
#include "kattegat/words.hpp"

namespace kattegat {

// Points and money as people write them: "+90", "−0,125", "0".
std::string signed_points(Points, Language);
std::string plain_points(Points, Language);
std::string money_text(Money, Language);
std::string signed_money(Money, Language);
std::string signed_exact(ExactMoney, Language);
// For the tables of the command line: digits with the language's decimal mark, and otherwise as a
// program wrote them.
std::string plain_figures(std::string digits, Language);
std::string plain_figures(Points, Language);
std::string plain_figures(Money, Language);
std::string with_sign(Points, Language);  // "+90", "-0.5", "0"

// As a page has them, or as a program wrote them.
enum class Figures { typeset, plain };
std::string money_text(Money, Language, Figures);
std::string signed_money(Money, Language, Figures);
std::string signed_points(Points, Language, Figures);
// "20/11/2026", and plain as it stands in the file.
std::string date_text(const std::string& date, Language, Figures);

}  // namespace kattegat
