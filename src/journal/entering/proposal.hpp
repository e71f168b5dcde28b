// What is to be put right in a session, as the record that would say so: judged before anything is
// stored.
#pragma once
#include "kattegat/journal/entering/amending.hpp"
#include "kattegat/journal/evenings/sound.hpp"

namespace kattegat {

struct Proposal {
  NewRecord new_record;
  Uuid about;                          // what is answered for: as in Decided
  std::optional<Uuid> corrected = {};  // that one is new, in the place of this one
};
// Force: although entries then break a rule that did not, which refuses it otherwise.
Amendment outcome_of(const SessionBefore&, const Proposal&, Force);
// All that is wrong with a proposed entry that cannot be read as a whole, and is not stored: what
// can be read of it is judged as well. What others would break by it is not known. `form`: why it
// cannot be read. None where not even what was read of it can be read back, such as a time that is
// none: then its form is all that is known.
Complaints all_wrong_with(const SessionBefore&, const Proposal&, const Violations& form);

// It is so already; nothing is added.
Amendment known_already(const SessionBefore&, const Uuid& entry);
WhyNot no_such_entry(const Uuid& entry);
// What a new decision about the entry follows.
Follows open_decisions(const SessionBefore&, const Uuid& entry);

}  // namespace kattegat
