// What the operations on a book write to it, within one step (one_step.hpp).
#pragma once
#include <optional>
#include <variant>
#include <vector>

#include "db/store/fault.hpp"
#include "db/store/store.hpp"
#include "kattegat/journal/amending.hpp"
#include "kattegat/journal/gate.hpp"

namespace kattegat {

Uuid own_log(Store&);  // its origin; zeros while it has no records
Knowledge knowledge_of(Store&);
// Appends what has been judged, unless it were more of our log in one place than the gate of other
// books lets in: they would take nothing of the log from then on.
std::optional<BookFault> append_bounded(Store&, const Batch&);
// Appends to our own log, unless a record would not pass the gate of other books: they would take
// nothing of the log from then on.
std::optional<BookFault> append_own(Store&, std::vector<NewRecord>);

// Stores what has been decided about entries; what is the matter with the book is thrown.
using DecidedOrNot = std::variant<Decided, Refused>;
Result<DecidedOrNot, BookFault> store_amended(Store&, Amendment);

// Books what the sessions of an evening come to, beside what is booked of them.
void book_points(Store&, const People&, const Uuid& evening);

}  // namespace kattegat
