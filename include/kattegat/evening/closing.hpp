// What belongs to an evening beside its games: what has been paid, who has agreed, which games have
// ended; and what is left to pay because of it. evening-format, `pay`, and `due` of `settle`.
#pragma once
#include "kattegat/evening/settle.hpp"

namespace kattegat {

struct MadePayment {  // ticked as paid
  Uuid id;
  std::string from;
  std::string to;
  Money amount;  // > 0
  std::string at;
};
struct Initials {  // "I agree to this amount"
  std::string player;
  std::string initials;
  Money money;
  std::string at;
};
struct Closing {
  std::vector<MadePayment> payments;  // those that stand
  std::vector<Initials> initials;     // the newest of each player
  std::vector<Uuid> ended;            // sessions that have been ended and not resumed
};

// Those that are between the evening's players; a book may have some of people whom it does not
// know.
std::vector<Payment> made_between_players(const Evening&, const Closing&);

struct DuePayment {
  Payment payment;
  std::optional<PlaceInFile> session = {};  // which it is for, in the plan by sessions
};
struct StillDue {
  std::vector<Money> left;  // beside the evening's players: what is not paid yet
  // Clear it. Of a plan by sessions those that are not made stay as they were, but for what has
  // been paid in another way.
  std::vector<DuePayment> payments;
};
StillDue still_due(const Evening&, const Settlement&, const Closing&);

}  // namespace kattegat
