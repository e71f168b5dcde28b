#include "kattegat/settlement/payment_number.hpp"

#include "kattegat/core/text/digits.hpp"

namespace kattegat {
namespace {

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool contains(std::string_view list, char c) { return list.find(c) != list.npos; }

struct Dialled {
  std::string digits;   // without the country's code; empty when it is no number of that country
  bool abroad = false;  // the code was there
};
// Of a country whose own numbers have so many digits at most.
Dialled dial(std::string_view typed, std::string_view country, std::size_t most) {
  std::string digits;
  for (const char c : typed) {
    if (is_digit(c))
      digits += c;
    else if (c == '+' && digits.empty())
      digits = "00";
    else if (!contains(" -()/", c))
      return {};
  }
  const bool abroad = digits.starts_with("00");
  if (abroad) digits.erase(0, 2);
  if (digits.starts_with(country) && (abroad || digits.size() > most))
    return {digits.substr(country.size()), true};
  return abroad ? Dialled{} : Dialled{digits, false};
}

// The length of an account number of each country, by the registry of ISO 13616.
constexpr std::string_view account_lengths =
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 "
    "DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 "
    "IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 "
    "MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 "
    "SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30 ";

std::size_t account_length(std::string_view country) {
  for (std::string_view rest = account_lengths; !rest.empty(); rest.remove_prefix(5))
    if (rest.substr(0, 2) == country)
      return static_cast<std::size_t>((rest[2] - '0') * 10 + rest[3] - '0');
  return 0;
}

}  // namespace

std::string payment_number(NumberKind kind, std::string_view typed) {
  switch (kind) {
    case NumberKind::swish:
      return swish_number(typed);
    case NumberKind::mobilepay:
      return mobilepay_number(typed);
    case NumberKind::iban:
      return iban(typed);
  }
  return "";
}

std::string swish_number(std::string_view typed) {
  const Dialled dialled = dial(typed, "46", 10);
  const bool zero = dialled.digits.starts_with('0');  // people write "+46 (0)70" too
  const std::string own = dialled.abroad && !zero ? "0" + dialled.digits : dialled.digits;
  if (own.size() != 10) return "";
  const bool company = own.starts_with("123");  // which nobody dials from abroad
  return company || own.starts_with("07") ? own : "";
}

std::string mobilepay_number(std::string_view typed) {
  const Dialled dialled = dial(typed, "45", 8);
  const std::string& digits = dialled.digits;
  if (digits.empty()) return "";
  const bool telephone = digits.size() == 8 && digits.front() >= '2';
  const bool shop = !dialled.abroad && (digits.size() == 5 || digits.size() == 6);
  return telephone || (shop && digits.front() != '0') ? digits : "";
}

std::string iban(std::string_view typed) {
  std::string code;
  for (const char c : typed) {
    if (c == ' ') continue;
    const char upper = ascii_upper(c);
    if (!is_capital(upper) && !is_digit(upper)) return "";
    code += upper;
  }
  if (code.size() < 4 || code.size() != account_length(std::string_view(code).substr(0, 2)))
    return "";
  if (!is_digit(code[2]) || !is_digit(code[3])) return "";
  const int check = (code[2] - '0') * 10 + code[3] - '0';
  if (check < 2 || check > 98) return "";  // it is 98 less a remainder
  int rest = 0;  // mod 97, the country and check digits last, letters as 10 .. 35
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char c = code[(i + 4) % code.size()];
    const int value = is_capital(c) ? c - 'A' + 10 : c - '0';
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest == 1 ? code : "";
}

}  // namespace kattegat
