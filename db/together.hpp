// Several evenings of the book settled at once.
#pragma once
#include "db/book.hpp"
#include "kattegat/evening/together.hpp"

namespace kattegat {

struct TogetherView {
  std::vector<TogetherEvening> evenings;  // by date; each once
  std::vector<Together> currencies;
  std::vector<Conflict> conflicts;
};
// As the book was at one moment. Refused where an evening breaks a rule.
Stored<TogetherView> look_together(const Book&, const std::vector<Uuid>& evenings);

struct TickedPayment {
  Uuid evening, payment;
};
struct PaidTogether {
  std::vector<TickedPayment> ticked;
  std::size_t evenings = 0;  // that have got some
};
// All of it has been paid: what is still due in each of the evenings is ticked there, in one step.
Stored<PaidTogether> pay_together(Book&, const std::vector<Uuid>& evenings, const std::string& at);
// It has not, after all: these are taken back, in one step.
Result<std::monostate, BookFault> unpay_together(Book&, const std::vector<TickedPayment>&,
                                                 const std::string& at,
                                                 const std::string& why = "");

}  // namespace kattegat
