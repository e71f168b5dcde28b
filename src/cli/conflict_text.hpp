// What two books have decided differently, in words.
#pragma once
#include "db/book/book.hpp"
#include "kattegat/core/json.hpp"
#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/evenings/evening_view.hpp"
#include "kattegat/words.hpp"

namespace kattegat::cli {

struct ConflictsInWords {
  std::string page;  // empty when there are none
  Json::Array list;
};
// With the names that people have now, each with its own evening as it stands.
ConflictsInWords in_words(const std::vector<Conflict>&, const Book&, Language);
// The same of one evening that has been read; without one, of what is the roster's or the purse's.
ConflictsInWords in_words(const std::vector<Conflict>&, const Book&, const EveningView*, Language);

}  // namespace kattegat::cli
