// Where people take money: numbers as their owners define them.
#pragma once
#include <string>
#include <string_view>

namespace kattegat {

// Numbers as people type them: each gives the one form that is kept and shown, or nothing when it
// is no such number. What is in that form stays as it is.

// A Swedish mobile number, "+46 70-123 45 67", as ten digits "0701234567", or the number of a
// company or an association: ten digits from 123.
std::string swish_number(std::string_view typed);
// A Danish telephone number, "+45 20 12 34 56", as eight digits, or the five or six digits of a
// shop or an association.
std::string mobilepay_number(std::string_view typed);
// Without spaces, in capitals, of the country's length and with the right check digits (ISO 13616).
std::string iban(std::string_view typed);

}  // namespace kattegat
