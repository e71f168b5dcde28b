// A judged evening into money and payments. evening-format, `money` and `transfers` of `settle`.
#pragma once
#include "kattegat/evening/judge.hpp"
#include "kattegat/settlement/payments.hpp"

namespace kattegat {

struct PlanChoice {
  enum class Kind { fewest, sessions, banker } kind = Kind::fewest;
  std::size_t banker = 0;  // index in Evening::players
  bool operator==(const PlanChoice&) const = default;
};

struct Settlement {
  PlanChoice plan;
  std::vector<Money> money;           // beside Evening::players; sums to zero
  std::vector<Payment> payments;      // clear `money` whatever the plan
  std::vector<PlaceInFile> sessions;  // plan `sessions`: beside payments, the session paid for
  bool proven_fewest = false;
};

// The evening must be without complaints.
// Session by session: each session is paid by itself, the fewest payments each. What rounding
// leaves over is settled with the session in which it comes up, so that the payments of all
// sessions together clear exactly the evening's money.
Settlement settle(const Evening&, const JudgedEvening&, PlanChoice = {});
// Beside Evening::players: whoever has sat at one table, or at tables with one in common, is of one
// circle.
std::vector<std::size_t> circles_of(const Evening&);

}  // namespace kattegat
