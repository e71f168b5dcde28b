// An evening whole, as the gate of every book sees to it that it is: what is not, is damage.
#pragma once
#include "kattegat/journal/evening_history.hpp"
#include "kattegat/journal/refusal.hpp"

namespace kattegat {

Result<EveningHistory, Damage> whole_history(EveningItems, const People&);
Result<Evening, Damage> whole_evening(const EveningHistory&);
struct WholeEvening {
  EveningHistory history;
  Evening evening;
};
Result<WholeEvening, Damage> read_whole(EveningItems, const People&);
Damage missing_session(const Uuid&);

}  // namespace kattegat
