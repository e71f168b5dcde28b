// What is asked at the end of an evening: who has paid, and who agrees. Pure functions of the
// evening and its records; the names are those of the night. evening-format, `pay`.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/records/overruling.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// An evening by what stands right below it: its players and payments, no entries. Valid while these
// are there.
struct EveningBefore {
  const Items& below;  // also of the evenings that belong to it
  const EveningHistory& history;
};
// The same, read for whoever has neither.
struct EveningBelow {
  Items below;
  EveningHistory history;
  [[nodiscard]] EveningBefore before() const { return {below, history}; }
};
// Nothing when the evening has no header.
std::optional<EveningBelow> evening_below(EveningItems, const People&);

// An amount as somebody has typed it to be paid, at most `most`.
Result<Money, Text> payable(const std::string& typed, Money most);

struct Paying {
  Uuid id;                             // of the payment
  std::vector<NewRecord> new_records;  // none when it stands already
};
// The same payment ticked twice is one, unless it is one more; taken back before, it stands again.
Result<Paying, WhyNot> paying(const EveningBefore&, const MadePayment&, Extra);
// How many payments like this one stand.
std::int64_t standing_like(const EveningBefore&, const MadePayment&);
// With all that is the same payment: of the whole and in its parts. Nothing to add when it has been
// taken back before.
NewRecords taking_back(const EveningBefore&, const Uuid& payment, const std::string& at,
                       const std::string& why);
// Nothing to add when they stand so already.
NewRecords initialling(const EveningBefore&, const Initials&, const Uuid& record);

}  // namespace kattegat
