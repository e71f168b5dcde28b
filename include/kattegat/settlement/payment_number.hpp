// Where people take money: numbers as their owners define them.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace kattegat {

enum class NumberKind : std::uint8_t { swish, mobilepay, iban };
constexpr std::array<std::string_view, 3> names(NumberKind) {
  return {"swish", "mobilepay", "iban"};
}
constexpr std::string_view name_of(NumberKind kind) {
  return names(kind)[static_cast<std::size_t>(kind)];
}

// At most one of each kind.
using PayNumbers = std::map<NumberKind, std::string>;

// Numbers as people type them: the one form that is kept and shown, or "" when it is no such
// number. What is in that form stays as it is.
std::string payment_number(NumberKind, std::string_view typed);
// Kind by kind:
// A Swedish mobile number, "+46 70-123 45 67", as ten digits "0701234567", or the number of a
// company or an association: ten digits from 123.
std::string swish_number(std::string_view typed);
// A Danish telephone number, "+45 20 12 34 56", as eight digits, or the five or six digits of a
// shop or an association.
std::string mobilepay_number(std::string_view typed);
// Without spaces, in capitals, of the country's length and with the right check digits (ISO 13616).
std::string iban(std::string_view typed);

}  // namespace kattegat
