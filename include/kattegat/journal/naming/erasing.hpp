// People who are to be forgotten: the record that says so. README, "Forgetting".
#pragma once
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "kattegat/journal/evenings/evening_headers.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// As records that say so: as many as it takes.
using NewId = std::function<Uuid()>;
std::vector<NewRecord> new_records_of(const ErasureContents&, const NewId&);
// `texts`: the free texts that mention one of the names. Refused when the pseudonym may not be
// taken (free_names.hpp), and when it says a name that somebody has, or that is to go.
NewRecords erasing(const RecordsOfPeople&, const Person&, const std::string& pseudonym,
                   const Items& texts, const NewId&);
// Those of erasures that say one of the names, which nobody can have forgotten then. Ours say none
// that was known here; another book may know somebody who is called like a pseudonym of ours.
std::set<std::string> pseudonyms_that_tell(const std::vector<std::string>& names,
                                           const ForgottenPeople&);

}  // namespace kattegat
