// What has been paid of an evening, and who agrees to its sums. The names are those of the night.
#pragma once
#include <string>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/book/when_and_why.hpp"
#include "db/store/fault.hpp"
#include "kattegat/evening/closing.hpp"
#include "kattegat/journal/records/overruling.hpp"

namespace kattegat {

// A tick is set and taken back in one way; who does so chooses it on a screen, or tells of it.
struct Ticked {
  Uuid id;               // of the payment
  bool already = false;  // it was so already; nothing was added
};
// The payment stands. The same one ticked on two tablets is one. Beside as many equal ones as have
// been `seen` to stand it is another; what stands besides has been ticked elsewhere meanwhile.
Result<Ticked, BookFault> tick_payment(Book&, const Uuid& evening, const MadePayment&,
                                       std::int64_t seen = 0);
Result<Ticked, BookFault> untick_payment(Book&, const Uuid& evening, const Uuid& payment,
                                         const WhenAndWhy&);

// As somebody tells of it. The names may be those of the night or of now.
struct ToldPayment {
  std::string from, to;
  Money amount;  // > 0
  std::string at;
};
struct TickedAsTold {
  Ticked ticked;
  std::string from, to;  // as they are called now
  Money amount;
  std::string currency;
};
// Refused when it is not due and does not stand already, unless it is extra.
Stored<TickedAsTold> tick_told_payment(Book&, const Uuid& evening, const ToldPayment&, Extra);
// Refused when no such payment stands.
Stored<TickedAsTold> untick_told_payment(Book&, const Uuid& evening, const ToldPayment&,
                                         const std::string& why);
Result<Changed, BookFault> set_initials(Book&, const Uuid& evening, const Initials&);

}  // namespace kattegat
