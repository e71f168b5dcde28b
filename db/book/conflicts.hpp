// What two books have decided differently.
#pragma once
#include <optional>
#include <vector>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"
#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/evenings/evening_view.hpp"
#include "kattegat/journal/evenings/placed_conflicts.hpp"
#include "kattegat/journal/evenings/who_is_who.hpp"

namespace kattegat {

// Of one evening, which others are one with it and what it brought the purse; or of the whole book.
Result<std::vector<Conflict>, BookFault> conflicts(const Book&, const std::optional<Uuid>& evening);
// Of what the settlement of an evening follows from: all of that but the purse.
Result<std::vector<Conflict>, BookFault> settlement_conflicts(const Book&, const EveningView&);
// With what tells them; where the book cannot be read, without.
PlacedConflicts placed_conflicts(const Book&, std::vector<Conflict>);
PlacedConflicts placed_conflicts(const Book&, std::vector<Conflict>, const WhoIsWho&);
// Decides for the side with this record, having seen all of them.
Result<OnDisk, BookFault> keep_side(Book&, const Conflict&, const Hash& record);

}  // namespace kattegat
