// Who the players of an evening file are in a book.
#pragma once
#include "kattegat/journal/importing/importing.hpp"
#include "lacking.hpp"

namespace kattegat {

struct FilePlayers {
  std::vector<Uuid> ids;  // beside Evening::players
  // Of those whom the evening does not have, or not by an id; and whom a name means.
  std::vector<NewRecord> new_records;
  std::vector<std::string> forgotten;  // names that the file has of who was forgotten since
  Violations wrong;
};
// `held`: what the book has of the evening; nullptr where it is new.
FilePlayers players_of_file(const Evening&, const BookBefore&, const EveningInBook* held);

}  // namespace kattegat
