// People who are to be forgotten: the record that says so. README, "Forgetting".
#pragma once
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "kattegat/journal/evenings/appearances.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

using NewId = std::function<Uuid()>;
// The records that say so: as many as it takes, each with the first of the person's ids.
std::vector<NewRecord> new_erasures(const ErasureContents&, const NewId&);
// `texts`: the free texts that mention one of the names. Refused when the pseudonym may not be
// taken (free_names.hpp), also where it looks like another's name, and when it says a name that
// somebody has, or that is to go. Who has been erased may be again, also under the same pseudonym.
NewRecords erasing(const RecordsOfPeople&, const Person&, const std::string& pseudonym,
                   const Items& texts, const NewId&);
// The pseudonyms of erasures that say one of the names, which nobody can have forgotten then. Ours
// say none that was known here; another book may know somebody who is called like a pseudonym of
// ours.
std::set<std::string> pseudonyms_that_tell(const std::vector<std::string>& names,
                                           const ForgottenPeople&);

}  // namespace kattegat
