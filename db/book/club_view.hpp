// What a club's book shows on its first screens, all of one moment.
#pragma once
#include <optional>
#include <set>
#include <vector>

#include "db/book/evenings.hpp"
#include "db/book/purse.hpp"
#include "db/book/roster.hpp"

namespace kattegat {

struct ClubView {
  std::vector<Head> heads;            // where the book stood
  std::vector<EveningLine> evenings;  // newest first; of one day whichever came here last
  std::vector<Person> roster;
  std::vector<Conflict> conflicts;  // about people, and about the purse
  std::set<Uuid> apart;             // evenings in which two books have decided differently
  PurseView purse;
  // The evening asked for, or that which it is a part of; else the newest. A fault of it alone
  // leaves the rest as it is; nothing: the book has none.
  std::optional<Result<EveningView, BookFault>> evening;
};
Result<ClubView, BookFault> look_at_club(const Book&, const std::optional<Uuid>& evening);

// The line of the evening, or of that which it is a part of; nullptr: there is neither.
const EveningLine* line_with(const std::vector<EveningLine>&, const Uuid& evening);

}  // namespace kattegat
