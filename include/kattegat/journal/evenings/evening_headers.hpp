// Every evening of a book by its headers alone, and everybody in them: who a name is taken by, and
// who has sat with whom.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/people/everybody.hpp"

namespace kattegat {

// Players and sessions, no entries. By id.
std::vector<EveningHistory> evening_headers(Items headers, const KnownPeople&);
// One after the other, so that none need be kept.
void each_evening(Items headers, const KnownPeople&,
                  const std::function<void(EveningHistory)>& take);
std::string date_of(const EveningHistory&);
// A guest is called as elsewhere; who is known nowhere else, as in that evening.
std::vector<Appearance> appearances_of(const std::vector<EveningHistory>&, const Roster&);
std::vector<Person> everybody_in(const std::vector<EveningHistory>&, const Roster&);

// What the book knows of people.
struct RecordsOfPeople {
  Roster roster;
  Items headers;  // every evening, session and player record
};
std::vector<Person> everybody_in(const RecordsOfPeople&);
// A session in which both have sat, also by what has been put right since.
bool have_sat_together(const RecordsOfPeople&, const Person&, const Person&);

}  // namespace kattegat
