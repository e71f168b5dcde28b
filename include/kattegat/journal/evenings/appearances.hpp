// Everybody in the evenings of a book: who a name is taken by, and who has sat with whom.
#pragma once
#include "kattegat/journal/evenings/evening_headers.hpp"
#include "kattegat/journal/people/everybody.hpp"

namespace kattegat {

// One for each id of each player, in the order of the evenings. A guest is called as elsewhere; who
// is known nowhere else, as in that evening.
std::vector<Appearance> appearances_of(const std::vector<EveningHistory>&, const Roster&);
Sittings sittings_in(const std::vector<EveningHistory>&);
std::vector<Person> everybody_in(const std::vector<EveningHistory>&, const Roster&);

// What the book knows of people, read once for whatever is asked of them.
struct RecordsOfPeople {
  RecordsOfPeople(Roster, Items headers);  // as for evening_headers()

  Roster roster;
  Items headers;
  std::vector<EveningHistory> evenings;
  std::vector<Appearance> appearances;
  std::vector<Person> everybody;
};
// Whether by any header of a session both sit in it, also one that has been put right since.
bool have_sat_together(const RecordsOfPeople&, const Person&, const Person&);

}  // namespace kattegat
