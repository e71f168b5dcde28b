// By which header our log numbers the players of what it adds to a session.
#pragma once
#include "kattegat/journal/records/contents.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// New records of our log. Before it adds entries to a session it takes over the header that holds,
// unless it numbers so already: that header comes first among them then. Whoever asks what they
// come to must ask with it: without it they are numbered by whatever our log had said before.
std::vector<NewRecord> with_header_taken_over(std::vector<NewRecord>, const SessionByHeaders&,
                                              const Uuid& log);

}  // namespace kattegat
