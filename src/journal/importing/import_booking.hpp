// What an import moves and what it breaks, in sessions that are new and in those that are changed.
#pragma once
#include <set>

#include "import_so_far.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/evenings/sound.hpp"

namespace kattegat {

// What the entries of a new session come to, all of which stand among the new records from this one
// on, in their order.
void book_new(const EveningSession&, const std::vector<int>& order, std::size_t first, Addition&);
// The evening of the book as it is with what is new.
struct EveningThen {
  SoundEvening sound;
  JudgedEvening judged;
};
// Books the sessions that were there and have got something new, as they are then. What is new may
// not fit what was there before it: a complaint, unless it is forced.
Result<EveningThen, Damage> book_changed(const EveningInBook&, const std::set<Uuid>& changed,
                                         const People&, Force, ImportSoFar&);
// Of the file's sessions, and of those that it has changed, as the book then has them.
Broken broken_then(const Evening& file, const std::set<Uuid>& changed, const Evening& then);

}  // namespace kattegat
