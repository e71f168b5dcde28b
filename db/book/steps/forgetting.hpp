// People who are to be forgotten: which words of the book are theirs.
#pragma once
#include <string>
#include <vector>

#include "db/store/store.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"

namespace kattegat {

// The rows whose words go; how many of them are no names, but texts.
struct Forgotten {
  std::vector<std::int64_t> rows;
  std::int64_t texts = 0;
};
Forgotten to_forget(Store&, const Roster&);

// Free texts, not forgotten yet, of records that say what a forgotten one says.
Items texts_like_forgotten(Store&, const Roster&);
// Names that are about to be forgotten here.
std::vector<std::string> names_to_forget(Store&, const Roster&);

// Free texts that mention one of the names.
Items texts_that_mention(Store&, const std::vector<std::string>& names);

}  // namespace kattegat
