// What is said beside an answer, on standard error: it is no fault, and perhaps a slip.
#pragma once
#include <set>

#include "answers.hpp"
#include "db/book/book.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat::cli {

// Names that are new here and look like others that are known.
Result<std::vector<Text>, BookFault> look_alikes(const Book&, const std::vector<Evening>&);
// On tables that came as two evenings.
void remark_on_tables(const Setting&, const Book&, const std::set<Uuid>& evenings);
// After an answer, on evenings of which something does not count: how it has ended.
Status with_broken(const Setting&, const std::vector<BrokenEvening>&, Status answered);
void remark(const Setting&, const Text& about);

}  // namespace kattegat::cli
