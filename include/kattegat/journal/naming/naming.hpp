// What is asked of the roster: names, numbers, who is offered as a player. Pure functions of what
// the book knows of people: the records to be added, or why not. Nothing to add where it is so
// already, and no two books have decided otherwise. README, "Several tables, and the people".
#pragma once
#include "kattegat/journal/evenings/evening_headers.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// Somebody who has not played yet, or who was removed and is offered again.
struct NewMember {
  Uuid id;
  std::vector<NewRecord> new_records;  // none when somebody is called so already
};
// Refused as another name would be, and where several are called so: which of them is not known.
// `id`: a new one.
Result<NewMember, WhyNot> taking_in(const RecordsOfPeople&, const std::string& name, Force,
                                    const Uuid& id);

using PayNumbers = std::vector<std::pair<NumberKind, std::string>>;
// Refused, as names are, of whoever has been erased.
NewRecords giving_numbers(const Roster&, const Person&, const PayNumbers&);
std::vector<NewRecord> retiring(const RecordsOfPeople&, const Person&, bool retired);
// Refused when somebody else is called so; and, unless forced, when the name looks like another's.
NewRecords renaming(const RecordsOfPeople&, const Person&, const std::string& to, Force);

}  // namespace kattegat
