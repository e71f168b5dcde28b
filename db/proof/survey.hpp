// The parts of verify that need not know what an evening is.
#pragma once
#include <vector>

#include "db/proof/verify.hpp"
#include "db/store/connection.hpp"
#include "db/store/trouble.hpp"

namespace kattegat {

// Damage that stops one part of the survey is found, and does not stop the others.
template <class Part>
void unless_damaged(std::vector<Difference>& found, std::optional<Uuid> session, Part&& part) {
  if (auto damage = find_damage(std::forward<Part>(part)))
    found.push_back({session, damage->record, std::move(damage->what)});
}

// Of the file: its pages, and its small tables with their indexes. (The indexes of the long tables
// verify compares with what it reads.)
std::vector<Difference> structural_differences(Connection&);

// Of the logs: that each is signed wherever it ends and nowhere else, and which have been continued
// in two places. `counts`: how many records each has, by the row of its origin; `ends`: the rows of
// the records that nothing follows.
void survey_logs(Connection&, const std::map<std::int64_t, std::int64_t>& counts,
                 const std::vector<std::int64_t>& ends, Verified&);

// Of the words: that they are those which the log vouches for, and that they can be read.
std::vector<Difference> words_differences(Connection&);

}  // namespace kattegat
