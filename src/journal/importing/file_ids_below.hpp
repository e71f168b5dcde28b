// The ids that a file leaves out of its sessions and of their entries, once it is known which
// evening it is. `given` are the ids that the file has, which nothing else in it gets; `in_book` is
// what the book has under the id of the evening or of the session, nullptr where that is new.
#pragma once
#include <set>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

// Of an evening that had no id itself: by their places.
void number_sessions(Evening&);
// Of one that had. Two tablets may each have a file of it: a table that the other lacks is one
// more, in whatever place it stands.
void complete_session_ids(Evening&, const Evening* in_book, const std::set<Uuid>& given);
// Of a session. Where no entry has an id they are numbered by their places. Beside others that have
// one, such an entry was added to what a book had written, wherever it stands: its id follows from
// what it says, unless the book has just this under that number.
void complete_entry_ids(EveningSession&, const EveningSession* in_book,
                        const std::set<Uuid>& given);

}  // namespace kattegat
