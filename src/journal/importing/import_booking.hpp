// What moves by an import and what breaks by it, in sessions that are new and in those that have
// got something new.
#pragma once
#include <set>

#include "kattegat/journal/evenings/sound.hpp"
#include "lacking_sessions.hpp"

namespace kattegat {

// What the entries of sessions come to that are new. Each of these entries stands once among the
// new records, as an entry or as a correction, in the order of its session.
std::vector<Posting> postings_of_begun(const Evening& file, const BegunSessions& begun,
                                       const std::vector<NewRecord>&);

// An evening of the book as it is with what is new.
struct EveningThen {
  SoundEvening sound;
  JudgedEvening judged;
  std::vector<Posting> postings;  // of sessions that were there
};
// `changed`: sessions that were there, and will not be as they were. Refused, by the numbers of the
// evening as it would be: what is new may not fit what was there before it, or more money moves
// than can be settled, and did not before. By force only the latter is, and it is as the book will
// read it: what breaks a rule may count.
Result<EveningThen, NotAdded> evening_then(const EveningInBook&, const std::vector<NewRecord>&,
                                           const std::set<Uuid>& changed, const BookBefore&, Force);

// What breaks a rule in these sessions of an evening.
Broken broken_among(const std::set<Uuid>& sessions, const Evening&);

}  // namespace kattegat
