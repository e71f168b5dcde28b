// Whom each book has written in one go: by their places in it people are known again whose names
// are forgotten.
#pragma once
#include <set>
#include <vector>

#include "written_players.hpp"

namespace kattegat {

// Whom a book has written in one go, in their order: who first sat at a table, clockwise, or the
// players of an evening as its file named them.
struct Lineup {
  Uuid origin, evening;
  std::vector<Uuid> ids;
  std::set<Uuid> sessions;  // of the evening, that the same book has begun
};
// Those that may be one and the same, by several books: of one table, or of an evening for which
// they have written one header.
struct LineupsOfOne {
  bool is_table = false;
  std::vector<Lineup> by_books;  // as many as can be compared with each other
};
struct Lineups {
  std::vector<LineupsOfOne> list;
  WrittenPlayers players;
};

// `headers`: every evening, session and player record, in any order.
Lineups lineups_in(Items headers);

}  // namespace kattegat
