#include "kattegat/export/payment_code.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "kattegat/core/text/percent_encoded.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/core/text/unicode.hpp"

namespace kattegat {
namespace {

constexpr std::size_t swish_message_limit = 50;  // what its apps show
constexpr std::size_t epc_message_limit = 140;   // EPC069-12
constexpr std::size_t name_limit = 70;           // so is this, and the amount: banks refuse more
constexpr Money amount_limit{999'999'999'99};

std::string cut(std::string_view text, std::size_t most) {
  return first_letters(in_a_field(text), most);
}

// ISO-8859-1, where the text has nothing else.
std::optional<std::string> latin1(std::string_view text) {
  std::string out;
  for (const char32_t code : code_points(text)) {
    if (code > 0xFF) return std::nullopt;
    out += static_cast<char>(code);
  }
  return out;
}

std::string epc_code(std::string_view payee, const std::string& account, Money amount,
                     std::string_view message) {
  const auto lines = [&](char charset, const std::string& name, const std::string& about) {
    return fmt::format("BCD\n002\n{}\nSCT\n\n{}\n{}\nEUR{}\n\n\n{}", charset, name, account,
                       to_string(amount), about);
  };
  const std::string name = cut(payee, name_limit), about = cut(message, epc_message_limit);
  const auto plain_name = latin1(name), plain_about = latin1(about);
  // Scanners have misread UTF-8; Latin-1 is preferred where it is enough.
  if (plain_name && plain_about) return lines('2', *plain_name, *plain_about);
  return lines('1', name, about);
}

std::string with_comma(Money amount) {
  std::string digits = to_string(amount);
  std::replace(digits.begin(), digits.end(), '.', ',');
  return digits;
}

}  // namespace

Word word(PaymentCode::Kind kind) {
  static constexpr std::array<Word, 4> list{Word::code_swish, Word::code_swish_link,
                                            Word::code_mobilepay, Word::code_epc};
  return list[static_cast<std::size_t>(kind)];
}

std::string payment_message(const std::string& date) { return "Kattegat " + date; }

std::vector<PaymentCode> payment_codes(const PayeeNumbers& payee, Money amount,
                                       std::string_view currency, std::string_view message) {
  using CodeKind = PaymentCode::Kind;
  std::vector<PaymentCode> codes;
  if (amount.hundredths <= 0) return codes;
  const std::string about = percent_encoded(cut(message, swish_message_limit), "-._~");
  // A book may hold numbers that nobody has checked.
  const std::string swish = swish_number(payee.swish), account = iban(payee.iban);
  const std::string mobilepay = mobilepay_number(payee.mobilepay);
  if (currency == "SEK" && !swish.empty()) {
    codes.push_back(
        {CodeKind::swish, fmt::format("C{};{};{};0", swish, with_comma(amount), about), swish});
    codes.push_back({CodeKind::swish_link,
                     fmt::format("https://app.swish.nu/1/p/sw/?sw={}&amt={}&cur=SEK&msg={}&src=qr",
                                 swish, to_string(amount), about),
                     swish});
  }
  if (currency == "DKK" && !mobilepay.empty())
    codes.push_back({CodeKind::mobilepay, "", mobilepay});
  if (currency == "EUR" && !account.empty() && amount <= amount_limit)
    codes.push_back({CodeKind::epc, epc_code(payee.name, account, amount, message), account});
  return codes;
}

}  // namespace kattegat
