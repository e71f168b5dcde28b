// The payments of an evening, and who has agreed to what it came to. evening-format, "Decisions
// about one thing"; README, "Settling".
#pragma once
#include "kattegat/evening/closing.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// The payments of an evening, once it is known who takes part; the history keeps the states.
struct Payments {
  std::vector<PaymentState> states;
  std::vector<Conflict> conflicts;
};
Payments read_payments(const EveningHistory&, const Items& below);
// The id that such a payment gets in every book that has the evening with its players alike.
Uuid payment_id(const EveningHistory&, const PaymentContents&);
// By which it is known where a payment of others was given that id, too.
Uuid id_beside_others(const Uuid& id, const EveningHistory&, const Uuid& parent,
                      const PaymentContents&);
// What each has signed last, or that they have not: with empty initials.
struct LastInitials {
  const Participant* who = nullptr;
  Uuid parent;  // the evening, or the part of it, in which they did
  InitialsContents says;
};
std::vector<LastInitials> last_initials(const EveningHistory&, Items below);
Closing closing_of(const EveningHistory&, const Items& below);

}  // namespace kattegat
