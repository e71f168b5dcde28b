// Which players of an evening file take part in an evening of the book already.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

struct PlayerInFile {
  std::string name;
  std::optional<Uuid> given;           // the id that the file gives
  const Participant* known = nullptr;  // in the evening of the book; nullptr: not yet
};
// Beside Evening::players. `in_book`: the evening as the book has it, which must outlive them;
// nullptr where it is new.
std::vector<PlayerInFile> players_in_file(const Evening& file, const EveningHistory* in_book,
                                          const ForgottenPeople&);

}  // namespace kattegat
