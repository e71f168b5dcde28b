// Whom each book has written in one go: by their places in it people are known again whose names
// are forgotten.
#pragma once
#include <vector>

#include "sessions_begun.hpp"
#include "written_players.hpp"

namespace kattegat {

// How much of what books have written apart is compared: more than any club needs, and little
// enough that whoever makes up logs and evenings cannot keep a merge busy for long.
struct LineupLimits {
  static constexpr std::size_t most_books = 256;  // of one table, or of one header of an evening
  // What few books have written there, and few are in, is compared at any rate.
  static constexpr std::size_t few_books = 32;
  static constexpr std::size_t few_in_lineup = 128;     // players, and sessions
  static constexpr std::size_t most_steps = 2'000'000;  // for all the others together
};

// Whom a book has written in one go, in their order: who first sat at a table, clockwise, or the
// players of an evening as its file named them.
struct Lineup {
  Uuid origin, evening;
  std::vector<Uuid> ids;
  SessionsBehind sessions;  // of the evening, that the same book has begun
};
// Those that may be one and the same, by several books: of one table, or of an evening for which
// they have written one header.
struct LineupsOfOne {
  bool is_table = false;
  std::vector<Lineup> by_books;  // no more than LineupLimits::most_books
};
struct Lineups {
  std::vector<LineupsOfOne> list;
  WrittenPlayers players;
};

// `headers`: every evening, session and player record, in any order.
Lineups lineups_in(Items headers);

}  // namespace kattegat
