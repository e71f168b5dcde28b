// What a book lacks of the players of an evening file, and who all of them are there.
#pragma once
#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {

struct LackingPlayers {
  std::vector<Uuid> ids;  // beside Evening::players
  // Of those whom the evening does not have, or not by an id; and whom a name means.
  std::vector<NewRecord> new_records;
  std::vector<std::string> forgotten;  // names that the file has of who was forgotten since
};
// `in_book`: what the book has of the evening; nullptr where it is new.
Result<LackingPlayers, NotAdded> lacking_players(const Evening&, const EveningInBook* in_book,
                                                 const BookBefore&);

}  // namespace kattegat
