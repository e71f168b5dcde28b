// By which header our log numbers the players of what it adds to a session.
#pragma once
#include "kattegat/journal/records/posting.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// Before our log adds entries to a session it takes over the header that holds, unless it numbers
// so already: that header comes first among the new records then. Postings say by place for which
// of these they are, and are moved along.
void take_over_header(std::vector<NewRecord>&, std::vector<Posting>&, const SessionByHeaders&,
                      const Uuid& log);

}  // namespace kattegat
