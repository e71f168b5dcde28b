// A session whose players turn out to have sat otherwise than it was written down. README, "At the
// table": wrong seats are put right.
#pragma once
#include "kattegat/evening/evening.hpp"

namespace kattegat {

enum class Reseat {
  people,  // the names stood at the wrong chairs: what was entered for a chair is that of who sat
           // there
  order,   // the names are right, the order round the table is not: what was entered stays each
           // one's
};

// The session with other seats, a permutation of its own, to be judged before anything is stored.
// Without ids and without what was void; a stated dealer is dropped where the order changes.
EveningSession reseated(const EveningSession&, const std::vector<std::string>& seats, Reseat);

// Whether with the seats in this order something that counts, and was written for the first pair
// and the second, would be the other people's: such numbers say no names.
bool gives_to_other_pair(const EveningSession&, const std::vector<std::string>& seats);

}  // namespace kattegat
