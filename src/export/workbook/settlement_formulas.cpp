#include "settlement_formulas.hpp"

#include <fmt/format.h>

namespace kattegat::workbook {
namespace {

std::string fixed(const Cell& cell) {
  const std::string range = fixed_range(cell.column, cell.row, cell.row);
  return range.substr(0, range.find(':'));
}
std::string coins(const std::string& of) { return "ROUND(" + of + "/" + fixed(coin_cell) + ",7)"; }
// What is over whole coins, as a part of one.
std::string above(const std::string& of) { return "(" + coins(of) + "-INT(" + coins(of) + "))"; }

}  // namespace

std::string rounded_formula(const SumColumn& sums, std::size_t row) {
  const std::string own = name_of({row, sums.column});
  const std::string all = fixed_range(sums.column, sums.first_row, sums.last_row);
  const std::string up_to_own = fixed_range(sums.column, sums.first_row, row);
  const std::string missing = "-SUMPRODUCT(INT(" + coins(all) + "))";
  const std::string further = "SUMPRODUCT(--(" + above(all) + ">" + above(own) + "+0.0000001))";
  const std::string as_far =
      "SUMPRODUCT(--(ABS(" + above(up_to_own) + "-" + above(own) + ")<0.0000001))";
  return "=ROUND((INT(" + coins(own) + ")+IF(" + further + "+" + as_far + "<=" + missing +
         ",1,0))*" + fixed(coin_cell) + ",2)";
}

std::string control_formula(const Cell& settled, const Cell& player, const PaymentRows& payments) {
  const auto column = [&](std::size_t number) {
    return fixed_range(number, payments.first, payments.last);
  };
  const std::string payer = column(0), payee = column(1), amount = column(2);
  return fmt::format("=ROUND({0}+SUMPRODUCT(EXACT({1},{2})*{3})-SUMPRODUCT(EXACT({4},{2})*{3}),2)",
                     name_of(settled), payer, name_of(player), amount, payee);
}

}  // namespace kattegat::workbook
