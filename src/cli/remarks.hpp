// What is said beside an answer, on standard error: it is no fault, and perhaps a slip.
#pragma once
#include <functional>
#include <set>

#include "answers.hpp"
#include "db/book/book.hpp"
#include "kattegat/evening/evening.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat::cli {

// Names that are new here and look like others that are known.
Result<std::vector<Text>, BookFault> look_alikes(const Book&, const std::vector<Evening>&);
// On tables that came as two evenings.
void remark_on_tables(const Setting&, const Book&, const std::set<Uuid>& evenings);
// After an answer, on evenings of which something does not count, as far as the answer tells of
// them.
void remark_on_broken(const Setting&, const Season&,
                      const std::function<bool(const SeasonEvening&)>& is_told);
void remark(const Setting&, const Text& about);

}  // namespace kattegat::cli
