// The ids that a file leaves out which says, by an id or by what it has, which evening it is.
#pragma once
#include <set>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

// Of both: `given` are the ids that the file has, which nothing else in it gets; `held` is what the
// book has under the id of the evening or of the session, nullptr where that is new.

// Its sessions. Two tablets may each have a file of it: a table that the other lacks is one more,
// in whatever place it stands.
void complete_tables(Evening&, const Evening* held, const std::set<Uuid>& given);
// The entries of a session. Where none has an id they are numbered by their places. Beside others
// that have one, such an entry was added to what a book had written, wherever it stands: its id
// follows from what it says, unless the book has just this under that number.
void complete_entries(EveningSession&, const EveningSession* held, const std::set<Uuid>& given);

Uuid id_of_nth_session(const Uuid& evening, std::size_t nth);

}  // namespace kattegat
