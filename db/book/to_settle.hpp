// What is shown of an evening that is to be settled, all of one moment.
#pragma once
#include "db/book/conflicts.hpp"
#include "db/book/purse.hpp"

namespace kattegat {

struct EveningToSettle {
  EveningView view;
  PurseView purse;            // what of it belongs to the evening
  PlacedConflicts conflicts;  // about what its settlement follows from
};
Result<EveningToSettle, BookFault> look_to_settle(const Book&, const Uuid& evening);

}  // namespace kattegat
