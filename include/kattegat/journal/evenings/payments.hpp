// The payments of an evening, and who has agreed to what it came to. evening-format, "Decisions
// about one thing"; README, "Settling".
#pragma once
#include "kattegat/evening/closing.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// The payments between those who take part; the history keeps the states, in the order of their
// first ticks. `below`: of all parts, in any order.
struct Payments {
  std::vector<PaymentState> states;
  std::vector<Conflict> conflicts;
};
Payments read_payments(const Participants&, const Items& below);
// The id that such a payment gets in every book that has the evening with its players alike. It
// says who, how much, which of equal ones, and the parts that it settles, too. Who is meant goes by
// their places among the players; in an evening with parts, by their ids.
Uuid payment_id(const EveningHistory&, const PaymentContents&);
// By which it is known where a payment of others was given that id, too.
Uuid id_beside_others(const Uuid& id, const Participants&, const Uuid& parent,
                      const PaymentContents&);
// What each has signed last, or that they have taken it back: with empty initials. Those who have
// never signed are absent, and so is whoever takes no part; of those who are shown as one by now it
// is whoever signed last. In the order in which they signed.
struct LastInitials {
  const Participant* who = nullptr;
  Uuid parent;  // the evening, or the part of it, in which they did
  InitialsContents says;
};
std::vector<LastInitials> last_initials(const EveningHistory&, const Items& below);
// With the names of the night; without payments that are a part of another one, or taken back.
Closing closing_of(const EveningHistory&, const Items& below);

}  // namespace kattegat
