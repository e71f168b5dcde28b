// The parts of verify that need not know what an evening is.
#pragma once
#include <map>
#include <vector>

#include "db/proof/verify.hpp"
#include "db/store/connection.hpp"

namespace kattegat {

// Of the file: its pages, and its small tables with their indexes. (The indexes of the long tables
// verify compares with what it reads.)
std::vector<Difference> structural_differences(Connection&);

// Of the logs: that each is signed wherever it ends and nowhere else. `ends`: the rows of the
// records that nothing follows.
void survey_ends(Connection&, const std::vector<std::int64_t>& ends, Verified&);
// And which have been continued in two places. `counts`: how many records each has, by the row of
// its origin.
void survey_forks(Connection&, const std::map<std::int64_t, std::int64_t>& counts, Verified&);

// Of the words: that they are those which the log vouches for, and that they can be read.
void survey_words(Connection&, Verified&);

}  // namespace kattegat
