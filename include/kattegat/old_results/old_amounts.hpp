// Amounts as people have typed them into their own tables. README, "Old results".
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "kattegat/core/amount.hpp"

namespace kattegat {

// The mark before the decimals, '.' or ',', as far as these amounts tell it: one that says so and
// none that says the other.
std::optional<char> decimal_mark_of(const std::vector<std::string_view>& amounts);

struct OldFigure {
  std::optional<Points> points;
  bool either = false;  // "1.234": with another mark it would be something else
};
// "1.234,50 kr.", "−12", "(5,00)", "50:-". `mark`: nothing when it is not known.
OldFigure read_old_figure(std::string_view, std::optional<char> mark);

// The currency that stands beside an amount, or in a heading: "100 EUR", "€5", "Beløb (SEK)". That
// of "kr" is left open.
std::optional<std::string_view> currency_beside(std::string_view);

}  // namespace kattegat
