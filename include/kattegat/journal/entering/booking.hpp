// What the entries of a session come to, beside what has been booked of them before.
#pragma once
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/records/posting.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// What has to be booked so that the postings are what the entries mean.
std::vector<Posting> postings(const SessionHistory&, const JudgedSession&, const Booked&);

}  // namespace kattegat
