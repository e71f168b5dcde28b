// What an evening file says of a session's entries, and of what has been decided about them: added
// is what of it the book lacks. What cannot stand beside what is there is a complaint.
#pragma once
#include <string>
#include <vector>

#include "kattegat/journal/importing.hpp"

namespace kattegat {

// Of a session that is new to the book, with this header.
void add_new_entries(const EveningSession&, const SessionContents& header, const ImportQuestions&,
                     Addition&, Complaints&);

// Of one that the book has. `numbers`: by which it calls the sitters, clockwise as the file has
// them; `below`: its records below the session.
void add_missing_entries(const EveningSession&, const SessionHistory&,
                         const std::vector<std::string>& numbers, const Items& below,
                         const ImportQuestions&, Addition&, Complaints&);

}  // namespace kattegat
