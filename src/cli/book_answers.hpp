// What the commands on the book answer in JSON.
#pragma once
#include "db/book/evenings.hpp"
#include "db/files/merge.hpp"
#include "db/proof/verify.hpp"
#include "kattegat/core/json/json.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat::cli {

Json evening_answer(const EveningLine&);
// Of a merge: evenings that now break a rule, logs of which nothing new was taken, evenings that
// are new, and what is no longer as it was here.
Json broken_answer(const Merged&, Language);
Json refused_answer(const Merged&, Language);
Json came_answer(const Merged&);
Json changed_answer(const Merged&, Language);
Json differences_answer(const std::vector<Difference>&, Language);

}  // namespace kattegat::cli
