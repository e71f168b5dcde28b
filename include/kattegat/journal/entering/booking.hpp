// What the entries of a session come to, beside what has been known of them before; and what
// stands before new ones.
#pragma once
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/records/posting.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// What has to be booked so that the postings are what the entries mean.
std::vector<Posting> postings(const SessionHistory&, const JudgedSession&, const Booked&);

// The complaints about its entries; those about entries that broke no rule before.
Complaints broken_in(const EveningSession&);
Complaints broken_in(const EveningSession&, const JudgedSession&);
Complaints newly_broken(const EveningSession& before, const EveningSession& after);

// Before our log adds entries to a session it takes over the header that holds, unless it numbers
// so already. Postings say by place for which of the records they are.
void take_over(std::vector<NewRecord>&, std::vector<Posting>&, const SessionHistory&,
               const Uuid& log);

}  // namespace kattegat
