// People who are to be forgotten: which words of the book are theirs.
#pragma once
#include "db/writing.hpp"

namespace kattegat {

// Whether the record's words go, by everything that the roster says has been erased.
bool is_forgotten(const Item&, const People&);
// The rows whose words go.
std::vector<std::int64_t> rows_to_forget(Store&, const People&);

// Another book that had not met this one may have written the same evening: ids under which it
// knows a forgotten person, by their place among players or seats that are alike otherwise.
std::map<Uuid, std::string> twins_of_forgotten(Store&, const People&);  // with the pseudonym
// Free texts, not forgotten yet, of records that say what a forgotten one says.
Items texts_like_forgotten(Store&, const People&);
// Names that are about to be forgotten here.
std::vector<std::string> names_to_forget(Store&, const People&);

// The rows of free texts that mention one of the names.
Items texts_that_mention(Store&, const std::vector<std::string>& names);

// Writes the file anew without what has been deleted, and empties its log. Answers whether that was
// possible within the book's patience: a program that is still reading keeps the old pages alive.
bool scrub(Book&);

}  // namespace kattegat
