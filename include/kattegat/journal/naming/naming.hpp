// What is asked of the roster: names and numbers. Pure functions of what the book knows of people:
// the records to be added, or why not. Nothing to add where it is so already, and no two books have
// decided otherwise. A Person is one of everybody_in() the same records. README, "Several tables,
// and the people".
#pragma once
#include "kattegat/journal/evenings/appearances.hpp"
#include "kattegat/journal/records/overruling.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// Somebody who has not played yet, or who was retired and is no longer.
struct NewMember {
  Uuid id;                             // that stands for them already; else the new one
  std::vector<NewRecord> new_records;  // none when somebody is called so, and offered, already
};
// Refused as another name would be, and where several are called so: which of them is not known.
Result<NewMember, WhyNot> taking_in(const RecordsOfPeople&, const std::string& name, Force,
                                    const Uuid& new_id);

// Refused when somebody else is called so; and, unless forced, when the name looks like another's;
// and of whoever has been erased.
NewRecords renaming(const RecordsOfPeople&, const Person&, const std::string& to, Force);

// Each takes the place of what was known, an empty one of all; the others stay. Refused, as names
// are, of whoever has been erased.
NewRecords giving_numbers(const Roster&, const Person&, const PayNumbers&);

}  // namespace kattegat
