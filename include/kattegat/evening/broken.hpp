// Which entries of a session break a rule, and which have come to do so. evening-format, `void`.
#pragma once
#include "kattegat/evening/judge.hpp"

namespace kattegat {

// `judged`: the session.
Complaints broken_in(const EveningSession&, const JudgedSession& judged);
// Of `after`, as it is judged: those about entries that broke no rule before.
Complaints newly_broken(const EveningSession& before, const EveningSession& after,
                        const JudgedSession& judged);

}  // namespace kattegat
