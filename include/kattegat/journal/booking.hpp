// What the entries of a session come to, beside what has been known of them before.
#pragma once
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/posting.hpp"
#include "kattegat/journal/session_history.hpp"

namespace kattegat {

// What has to be booked so that the postings are what the entries mean.
std::vector<Posting> postings(const SessionHistory&, const JudgedSession&, const Booked&);

// The complaints about its entries; those about entries that broke no rule before.
Complaints broken_in(const EveningSession&);
Complaints newly_broken(const EveningSession& before, const EveningSession& after);

}  // namespace kattegat
