// The formulas by which a workbook settles by itself: points may be changed in it.
#pragma once
#include <cstddef>
#include <string>

#include "cells.hpp"

namespace kattegat::workbook {

// The smallest coin.
inline constexpr Cell coin_cell{1, 1};

// Where everybody's exact sums stand, below each other.
struct SumColumn {
  std::size_t column = 0, first_row = 0, last_row = 0;
};
// In whole coins, as settlement/rounding.hpp has it: everybody has so many, and what is missing
// goes to those who are furthest above them, one each, to the earlier of those who are as far.
std::string rounded_formula(const SumColumn&, std::size_t row);

// Where the payments stand, below each other: who pays (column A), whom (B), how much (C).
struct PaymentRows {
  std::size_t first = 0, last = 0;
};
// What is settled less what is received plus what is paid: nothing, when the payments are right.
std::string control_formula(const Cell& settled, const Cell& player, const PaymentRows&);

}  // namespace kattegat::workbook
