// The payments of an evening, and who has agreed to what it came to. evening-format, "Decisions
// about one thing"; README, "Settling".
#pragma once
#include <set>

#include "kattegat/evening/closing.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// A payment that has been made, or taken back. Ticked on two tablets it is one: it is known by the
// two people, the amount, and how many equal ones there were before. So it is when one tablet has
// ticked it in an evening and another in the whole to which that was joined; in two evenings that
// were joined afterwards it was made twice. What one tablet has ticked in the parts, each for
// itself, and another in the whole as one amount, is one as well: where that is the sum of all
// that stand in the parts, less what went back, and neither had seen the other's.
struct PaymentState {
  Uuid id;
  std::set<Uuid> ids;  // under which it was ticked
  Uuid parent;         // the evening, or the part of it, in which it was made
  PaymentContents contents;
  Follows follows;
  bool is_in_conflict = false;          // two books have decided differently whether it was made
  std::optional<std::size_t> within{};  // the state that is this payment and others as one amount
};
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
