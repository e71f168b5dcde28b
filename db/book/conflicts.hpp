// What two books have decided differently.
#pragma once
#include <optional>
#include <set>
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
// Of what its settlement follows from: all of that but the purse.
Result<std::vector<Conflict>, BookFault> conflicts(const Book&, const EveningView&);
// With what tells them; where the book cannot be read, without.
PlacedConflicts placed_conflicts(const Book&, std::vector<Conflict>);
// Which others are one with these evenings, for whoever is reading.
std::vector<Conflict> conflicts_of_joining(Store&, const std::vector<const EveningHistory*>&);
// The evenings in which there are some, for whoever is reading and knows who is who. Looked for
// only where several logs have spoken of one thing; one that cannot be read is left out.
std::set<Uuid> evenings_decided_apart(const Book&, const WhoIsWho&);
// Decides for the side with this record, having seen all of them.
Result<OnDisk, BookFault> keep_side(Book&, const Conflict&, const Hash& record);

}  // namespace kattegat
