// One table that came as two evenings: a file without ids, of half the night and of all of it, has
// two ids. Whether it was one nobody but the club knows.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "db/book/book.hpp"

namespace kattegat {

struct SameTable {
  std::string day;
  std::vector<std::string> players;
  std::vector<Uuid> evenings;  // two or more
  bool are_alike = true;       // false: one is too short to tell, and they have nothing in common
};
// Tables of these evenings at which the same people played the same game on the same day as at a
// table of another evening, and what counts at the one counts at the other, in one order: all but
// half of the shorter one, or all but two, be that none of them. Evenings that both were given
// their ids are two. Of those of one day, game and people the first 5000 pairs are compared.
Result<std::vector<SameTable>, BookFault> tables_in_several_evenings(
    const Book&, const std::set<Uuid>& evenings);

}  // namespace kattegat
