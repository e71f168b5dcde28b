// Several evenings settled at once, each currency by itself: what each has won or lost in them,
// what has been paid already, and the fewest payments for the rest. README, "Settling".
#pragma once
#include <span>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"
#include "kattegat/core/uuid.hpp"
#include "kattegat/settlement/payments.hpp"

namespace kattegat {

// What an evening has come to for somebody.
struct EveningShare {
  std::string name;
  Uuid person;
  Money money;
  Money left;  // what is not paid yet
};
struct EveningShares {
  std::string currency;
  std::vector<EveningShare> shares;  // each of money and left sums to zero
};

// Which evening it was.
struct TogetherEvening {
  Uuid id;
  std::string date, place, currency;
  std::size_t due = 0;  // payments, by itself
};

struct Together {
  std::string currency;
  std::vector<EveningShare> people;  // by name; of namesakes all but the first are numbered
  Plan plan;                         // clears `left`; indices into people
};
// More money than can be settled: which of the evenings moves most of it.
struct TooMuch {
  std::size_t evening = 0;
};
// By currency.
Result<std::vector<Together>, TooMuch> settled_together(const std::vector<EveningShares>&);

// ---- A payment of that plan ----

// One of the evenings, as it stands by itself.
struct EveningByItself {
  std::vector<Uuid> people;
  std::vector<Money> money;   // beside them, whatever has been paid
  std::vector<Payment> plan;  // clears it; indices into people
  std::vector<Payment> made;
};
struct PaidIn {
  std::size_t evening = 0;
  Money amount;
};
// In which evenings a payment is made. What an evening by itself says that the one owes the other
// is paid there, as another tablet would tick it, where it has not been yet. The rest is paid in
// the first evening where the one has lost, and the other won, as much; else where both are; else
// where the payer is. Which that is does not depend on what else has been paid, so that two tablets
// make it alike.
std::vector<PaidIn> paid_in(const Uuid& from, const Uuid& to, Money amount,
                            std::span<const EveningByItself>);

}  // namespace kattegat
