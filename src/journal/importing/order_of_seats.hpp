// Which header of a session in the book a table of an evening file is written by.
#pragma once
#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {

struct TableOfFile {
  const EveningSession& session;
  std::vector<Uuid> seated;  // who the book knows them as, clockwise
};
// The numbers by which the book calls the sitters, clockwise as the file has them; nothing where no
// header of the session says that they sit so. The file may have been written before the seats were
// put right.
std::optional<std::vector<int>> order_of_seats(const TableOfFile&, const Items& headers,
                                               const EveningInBook&, const Roster&);

}  // namespace kattegat
