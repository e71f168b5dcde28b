// Several evenings of the book settled at once.
#pragma once
#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/book/when_and_why.hpp"
#include "db/store/fault.hpp"
#include "kattegat/journal/evenings/placed_conflicts.hpp"
#include "kattegat/journal/paying/paying_together.hpp"

namespace kattegat {

struct TogetherView {
  std::vector<TogetherEvening> evenings;  // by date; each once
  std::vector<Together> currencies;
  PlacedConflicts conflicts;
};
// As the book was at one moment. Refused where an evening breaks a rule.
Stored<TogetherView> look_together(const Book&, const std::vector<Uuid>& evenings);

struct PaidTogether {
  std::vector<TickedPayment> ticked;
  std::size_t evenings = 0;  // that have got some
};

// All of it has been paid, or these of its payments; what is not due any more stands already. Each
// is ticked in the evenings that it settles, in one step: it counts there, in all of them together
// and when they are joined. With the last one what is left within each evening cancels out, and is
// ticked too.
Stored<PaidTogether> pay_together(Book&, const std::vector<Uuid>& evenings, const std::string& at,
                                  const std::optional<std::vector<DueTogether>>& only = {});
// All of it, as it was when somebody saw it; what has become due since is not.
Stored<PaidTogether> pay_as_seen(Book&, const std::vector<Uuid>& evenings, const std::string& at,
                                 const std::vector<DueTogether>& seen);
// It has not, after all: these are taken back, in one step.
Result<OnDisk, BookFault> unpay_together(Book&, const std::vector<TickedPayment>&,
                                         const WhenAndWhy&);

}  // namespace kattegat
