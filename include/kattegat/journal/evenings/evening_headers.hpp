// Every evening of a book by its headers alone, and everybody in them: who a name is taken by, and
// who has sat with whom.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/people/everybody.hpp"

namespace kattegat {

// Players and sessions, no entries or payments. By id, those that are part of another within that;
// without those of which no header can be read. `headers`: every evening, session and player record
// of a book, in any order.
std::vector<EveningHistory> evening_headers(Items headers, const KnownPeople&);
// The same one after the other, so that none need be kept.
void each_evening(Items headers, const KnownPeople&,
                  const std::function<void(EveningHistory)>& take);
std::string date_of(const EveningHistory&);
// One for each id of each player, in the order of the evenings. A guest is called as elsewhere; who
// is known nowhere else, as in that evening.
std::vector<Appearance> appearances_of(const std::vector<EveningHistory>&, const Roster&);
std::vector<Person> everybody_in(const std::vector<EveningHistory>&, const Roster&);

// What the book knows of people.
struct RecordsOfPeople {
  Roster roster;
  Items headers;  // as for evening_headers()
};
std::vector<Person> everybody_in(const RecordsOfPeople&);
// Whether by any header of a session both sit in it, also one that has been put right since.
bool have_sat_together(const RecordsOfPeople&, const Person&, const Person&);

}  // namespace kattegat
