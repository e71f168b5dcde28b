// One table that came as two evenings: a file without ids, of half the night and of all of it, has
// two ids. Whether it was one nobody but the club knows.
#pragma once
#include <vector>

#include "db/book/book.hpp"

namespace kattegat {

// Tables of these evenings at which the same people played the same game on the same day as at a
// table of another evening, and something counts at both; in words. Evenings that both were given
// their ids are two.
Result<std::vector<Text>, BookFault> tables_in_two_evenings(const Book&,
                                                            const std::set<Uuid>& evenings);

}  // namespace kattegat
