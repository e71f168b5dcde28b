// Who the players of an evening file are in a book.
#pragma once
#include "kattegat/journal/importing.hpp"

namespace kattegat {

struct FilePlayers {
  std::vector<Uuid> ids;  // beside Evening::players
  // Of those whom the evening does not have, or not by an id; and whom a name means.
  std::vector<NewRecord> new_records;
  std::vector<std::string> forgotten;  // names that the file has of who was forgotten since
  Violations wrong;
};
// `items`, `history`: of the evening, where the book has it.
FilePlayers players_of_file(const Evening&, const People&, const ImportQuestions&,
                            const EveningItems* items, const EveningHistory* history);

bool is_forgotten(const Participant&, const Roster&);
// Something with this id is there already, and says something else.
Violation differs(std::string field, const Uuid& id);

}  // namespace kattegat
