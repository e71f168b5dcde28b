#include "kattegat/export/payment_code.hpp"

#include <fmt/format.h>
#include <qrencode.h>

#include <algorithm>
#include <array>
#include <memory>

#include "kattegat/core/unicode.hpp"

namespace kattegat {
namespace {

constexpr std::size_t message_limit = 50;  // what Swish's apps show
constexpr std::size_t name_limit = 70;     // EPC069-12

// As much of the text as fits, cut between characters.
std::string cut(std::string_view text, std::size_t most) {
  std::string kept;
  std::size_t count = 0;
  for (const char32_t code : code_points(text)) {
    if (count++ == most) break;
    if (!is_control(code)) kept += to_utf8({code});
  }
  return kept;
}

std::string percent_encoded(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '-' || c == '.' || c == '_' || c == '~';
    if (plain)
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
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

std::string epc_code(const Payee& payee, Money amount, std::string_view message) {
  const auto lines = [&](char charset, const std::string& name, const std::string& about) {
    return fmt::format("BCD\n002\n{}\nSCT\n\n{}\n{}\nEUR{}\n\n\n{}", charset, name, payee.iban,
                       to_string(amount), about);
  };
  const std::string name = cut(payee.name, name_limit), about = cut(message, 140);
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

std::vector<PaymentCode> payment_codes(const Payee& payee, Money amount, std::string_view currency,
                                       std::string_view message) {
  using Kind = PaymentCode::Kind;
  std::vector<PaymentCode> codes;
  if (amount.hundredths <= 0) return codes;
  const std::string about = percent_encoded(cut(message, message_limit));
  if (currency == "SEK" && !payee.swish.empty()) {
    codes.push_back({Kind::swish,
                     fmt::format("C{};{};{};0", payee.swish, with_comma(amount), about),
                     payee.swish});
    codes.push_back({Kind::swish_link,
                     fmt::format("https://app.swish.nu/1/p/sw/?sw={}&amt={}&cur=SEK&msg={}&src=qr",
                                 payee.swish, to_string(amount), about),
                     payee.swish});
  }
  if (currency == "DKK" && !payee.mobilepay.empty())
    codes.push_back({Kind::mobilepay, "", payee.mobilepay});
  if (currency == "EUR" && !payee.iban.empty())
    codes.push_back({Kind::epc, epc_code(payee, amount, message), payee.iban});
  return codes;
}

std::string phone_number(std::string_view typed) {
  std::string digits;
  bool plus = false;
  for (const char c : typed) {
    if (c >= '0' && c <= '9')
      digits += c;
    else if (c == '+' && digits.empty() && !plus)
      plus = true;
    else if (c != ' ' && c != '-' && c != '(' && c != ')' && c != '/')
      return "";
  }
  return digits.size() >= 5 && digits.size() <= 15 ? digits : "";
}

std::string iban(std::string_view typed) {
  std::string code;
  for (const char c : typed) {
    if (c == ' ') continue;
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const bool known = (upper >= 'A' && upper <= 'Z') || (upper >= '0' && upper <= '9');
    if (!known) return "";
    code += upper;
  }
  if (code.size() < 15 || code.size() > 34) return "";
  int rest = 0;  // mod 97, the country and check digits last, letters as 10 .. 35
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char c = code[(i + 4) % code.size()];
    const int value = c >= 'A' ? c - 'A' + 10 : c - '0';
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest == 1 ? code : "";
}

std::optional<QrCode> qr_code(std::string_view payload) {
  if (payload.empty() || payload.size() > 1000) return std::nullopt;
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
      QRcode_encodeData(static_cast<int>(payload.size()),
                        reinterpret_cast<const unsigned char*>(payload.data()), 0, QR_ECLEVEL_M),
      &QRcode_free);
  if (!made) return std::nullopt;
  QrCode code{made->width, {}};
  const auto modules =
      static_cast<std::size_t>(made->width) * static_cast<std::size_t>(made->width);
  for (std::size_t i = 0; i < modules; ++i) code.dark.push_back((made->data[i] & 1U) != 0);
  return code;
}

}  // namespace kattegat
