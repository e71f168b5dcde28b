// How a payment is asked for on a telephone. Everything is made here, nothing is sent anywhere, and
// a code is never proof that anything was paid. README, "On paper".
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/core/text.hpp"
#include "kattegat/settlement/payment_number.hpp"

namespace kattegat {

// Where somebody takes money; what is empty is not offered.
struct PayeeNumbers {
  std::string name;
  std::string swish, mobilepay, iban;  // as the functions below give them
  bool operator==(const PayeeNumbers&) const = default;
};

struct PaymentCode {
  enum class Kind {
    swish,       // Swish's own text, for its app
    swish_link,  // the same as a link, for any camera
    mobilepay,   // no code: a number to be typed, with the amount
    epc,         // EPC069-12, for the banks' apps
  } kind;
  std::string payload;  // of the QR code; empty where there is none
  std::string to;       // the number, as people write it
};

Word word(PaymentCode::Kind);

// What the payment is for: the evening of this date.
std::string payment_message(const std::string& date);

// Those that the currency and the payee's numbers allow; what is no number is not offered. The
// message tells the receiver what it is for.
std::vector<PaymentCode> payment_codes(const PayeeNumbers&, Money amount, std::string_view currency,
                                       std::string_view message);

}  // namespace kattegat
