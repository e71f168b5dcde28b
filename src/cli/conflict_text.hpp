// What two books have decided differently, in words.
#pragma once
#include "db/book/book.hpp"
#include "kattegat/core/json.hpp"
#include "kattegat/journal/conflict.hpp"
#include "kattegat/journal/evening_view.hpp"
#include "kattegat/words.hpp"

namespace kattegat::cli {

// With the names that people have now; the evening may be missing for what is the roster's or the
// purse's.
std::string conflict_page(const std::vector<Conflict>&, const Book&, const EveningView*, Language);
Json conflicts_answer(const std::vector<Conflict>&, const Book&, const EveningView*, Language);

// The same of many, each with its own evening as it stands: as `merge`, `import` and `conflicts`
// say it.
struct ConflictsInWords {
  std::string page;
  Json::Array list;
};
ConflictsInWords in_words(const std::vector<Conflict>&, const Book&, Language);

}  // namespace kattegat::cli
