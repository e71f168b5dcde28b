// What has been paid of an evening, and who agrees to its sums. The names are those of the night.
#pragma once
#include <string>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"
#include "kattegat/evening/closing.hpp"

namespace kattegat {

struct Paid {
  Uuid id;
  bool known = false;
};
// The payment stands. The same one ticked on two tablets is one. `extra`: it is made although an
// equal one stands.
Result<Paid, BookFault> tick_payment(Book&, const Uuid& evening, const MadePayment&,
                                     bool extra = false);
Result<OnDisk, BookFault> untick_payment(Book&, const Uuid& evening, const Uuid& payment,
                                         const std::string& at, const std::string& why = "");
// As somebody tells of it. The names may be those of the night or of now.
struct PaymentAsked {
  std::string from, to;
  Money amount;  // > 0
  std::string at;
};
struct PaidNow {
  Paid paid;
  std::string from, to;  // as they are called now
  Money amount;
};
// Refused when it is not due and does not stand already, unless it is `extra`.
Stored<PaidNow> make_payment(Book&, const Uuid& evening, const PaymentAsked&, bool extra);
// Refused when no such payment stands.
Stored<PaidNow> take_payment_back(Book&, const Uuid& evening, const PaymentAsked&,
                                  const std::string& why);
Result<OnDisk, BookFault> set_initials(Book&, const Uuid& evening, const Initials&);

}  // namespace kattegat
