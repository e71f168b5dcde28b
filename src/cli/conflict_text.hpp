// What two books have decided differently, in words.
#pragma once
#include "db/book.hpp"
#include "kattegat/core/json.hpp"
#include "kattegat/words.hpp"

namespace kattegat::cli {

// With the names that the evening's players have now; the evening may be missing for what is the
// roster's.
std::string conflict_page(const std::vector<Conflict>&, const EveningView*, Language);
Json conflicts_answer(const std::vector<Conflict>&, const EveningView*, Language);

}  // namespace kattegat::cli
