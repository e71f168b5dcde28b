// People who are to be forgotten: the record that says so. README, "Forgetting".
#pragma once
#include <functional>

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

}  // namespace kattegat
