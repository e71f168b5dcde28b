// What moves by an import and what breaks by it, in sessions that are new and in those that have
// got something new.
#pragma once
#include <set>

#include "kattegat/journal/evenings/sound.hpp"
#include "lacking_sessions.hpp"

namespace kattegat {

// What the entries of sessions of the file come to that are new (LackingSessions::begun). Each of
// these entries stands once among the new records, as an entry or as a correction, in the order of
// its session.
std::vector<Posting> postings_of_begun(const Evening& file,
                                       const std::map<Uuid, std::vector<int>>& begun,
                                       const std::vector<NewRecord>&);

// An evening of the book as it is with what is new.
struct EveningThen {
  SoundEvening sound;
  JudgedEvening judged;
};
// By force it is as the book will read it: what breaks a rule may count.
Result<EveningThen, Damage> evening_then(const EveningInBook&, const std::vector<NewRecord>&,
                                         const BookBefore&, Force);

// A session as it was and as it is then, for as long as both evenings are there.
struct ChangedSession {
  const EveningSession* before;
  SoundSession then;
  const JudgedSession* judged;
};
Result<std::vector<ChangedSession>, Damage> changed_sessions(const EveningInBook&,
                                                             const EveningThen&,
                                                             const std::set<Uuid>& changed);
std::vector<Posting> postings_of_changed(const std::vector<ChangedSession>&, const BookBefore&);
// What is new may not fit what was there before it.
Complaints newly_broken_in(const std::vector<ChangedSession>&);
// More money moves than can be settled, and did not before.
bool moves_too_much(const EveningInBook&, const EveningThen&);

// Of the file's sessions, and of those that it has changed, as the book then has them.
Broken broken_then(const Evening& file, const std::set<Uuid>& changed, const Evening& then);

}  // namespace kattegat
