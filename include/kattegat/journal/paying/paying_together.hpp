// What is asked of several evenings settled at once: what they come to for everybody, and payments
// of the plan ticked in the evenings that they settle. Pure functions of the evenings and their
// records. README, "Settling".
#pragma once
#include <map>

#include "kattegat/journal/evenings/evening_view.hpp"
#include "kattegat/journal/paying/paying.hpp"
#include "kattegat/settlement/together.hpp"

namespace kattegat {

// What an evening comes to by itself.
struct SettledAlone {
  struct Player {  // beside those of the evening as it is shown
    Uuid person;   // the first of the ids
    std::string written;
  };
  std::vector<Player> players;
  Settlement settlement;
  StillDue due;
};
// One of the evenings.
struct EveningTogether {
  EveningItems items;  // as they are stored
  Items below;         // right below it, with the new ones
  EveningView view;
  SettledAlone settled;
  std::vector<NewRecord> new_records{};  // that are to be stored in it
};
// Refused where it breaks a rule.
Result<EveningTogether, std::variant<Refused, Damage>> evening_together(EveningItems, EveningView,
                                                                        const ByAnyId&);
// In an order that every book has them in.
void sort_by_date(std::vector<EveningTogether>&);
std::vector<EveningShares> shares_of(const std::vector<EveningTogether>&, const ByAnyId&);

// A payment of the plan.
struct DueTogether {
  std::string currency;
  Uuid from, to;
  Money amount;
  bool operator==(const DueTogether&) const = default;
};
std::vector<DueTogether> due_together(const std::vector<Together>&);

struct TickedPayment {
  Uuid evening, payment;
  std::string date, currency, from, to;  // of that evening; as they are called now
  Money amount;
};
struct PayingTogether {
  std::vector<TickedPayment> ticked;
  std::vector<EveningTogether> evenings;  // with their new records
};
struct TogetherRequest {
  std::optional<std::vector<DueTogether>> only;
  std::string at;
  bool is_all_seen = false;  // these were all that whoever asks has seen, though they may be none
};
// Ticks all of the plan, or these of its payments. What is not due any more, or not so much, is
// left as it is: of a single payment nothing is ticked then, and whoever asked has to tell of it.
// With the last payment of a currency what is left within each of its evenings cancels out, and is
// ticked too.
Result<PayingTogether, std::variant<WhyNot, Damage>> paying_together(
    std::vector<EveningTogether>, const std::vector<Together>& plan, const TogetherRequest&,
    const People&);

}  // namespace kattegat
