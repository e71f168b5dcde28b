// What takes a compiler longest of every game, once: all others are told that it is here.
#include "kattegat/evening/judge_in_part.hpp"
#include "kattegat/evening/read_entry.hpp"

namespace kattegat {

#define KATTEGAT_GAME(game)                                                         \
  template class Session<game>;                                                     \
  template ReadEntry<game> read_entry<game>(const Json&, Names);                    \
  template std::optional<ReadEntry<game>> read_line<game>(std::string_view, Names); \
  template Violations judge_what_was_read(const Session<game>&, const ReadEntry<game>&);
#include "kattegat/games/games.def"
#undef KATTEGAT_GAME

}  // namespace kattegat
