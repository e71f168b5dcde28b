// Several evenings settled at once, each currency by itself: what each has won or lost in them,
// what has been paid already, and the fewest payments for the rest.
#pragma once
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
// By currency. A Text: more money than can be settled.
Result<std::vector<Together>, Text> settled_together(const std::vector<EveningShares>&);

}  // namespace kattegat
