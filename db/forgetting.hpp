// People who are to be forgotten: which words of the book are theirs.
#pragma once
#include "db/writing.hpp"

namespace kattegat {

// The rows whose words go, by everything that the roster says has been erased.
std::vector<std::int64_t> rows_to_forget(Store&, const People&);

// Ids of a forgotten person under which another book, that had not met this one, has written the
// same seat of the same session.
std::map<Uuid, std::string> twins_of_forgotten(Store&, const People&);  // with the pseudonym

// The rows of free texts that mention one of the names.
Items texts_that_mention(Store&, const std::vector<std::string>& names);

// Writes the file anew without what has been deleted, and empties its log. Answers whether that was
// possible within the book's patience: a program that is still reading keeps the old pages alive.
bool scrub(Book&);

}  // namespace kattegat
