// Points, money and dates as people write them.
#pragma once
#include <string>

#include "kattegat/languages/languages.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {

// As a page has them: "−1 250,50"; or, for a table on a terminal, as a program wrote them but for
// the language's decimal mark: "-1250,50".
enum class Figures { typeset, plain };

std::string points_text(Points, Language, Figures = Figures::typeset);
std::string money_text(Money, Language, Figures = Figures::typeset);
std::string money_text(Money, const std::string& currency, Language, Figures = Figures::typeset);
// With a plus before what is more than nothing, where they are typeset.
std::string signed_points(Points, Language, Figures = Figures::typeset);
std::string signed_money(Money, Language, Figures = Figures::typeset);
std::string signed_exact(ExactMoney, Language);
// Plain, and with the plus: "+90", "-0.5", "0".
std::string with_sign(Points, Language);

// "20/11/2026", and plain as it stands in the file.
std::string date_text(const std::string& date, Language, Figures);
// "20/11/2026 20:15", of 2026-11-20T20:15:00+01:00.
std::string time_text(std::string_view at, Language);

}  // namespace kattegat
