// The people of the club: everybody, one of them, and a name that looks like another.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void draw(App&, const PeopleList&);
void draw(App&, PersonCard&);
void draw(App&, MemberForm&);
void draw(App&, const SameName&);
void draw(App&, const Namesake&);

// Everybody who is offered under this name; and what tells one of several apart, as far as the book
// knows it: how they take money.
std::vector<const Person*> offered(const App&, const std::string& name);
std::string told_apart(const Person&);
std::string said_of_several(const App&, const std::string& name);
// Everybody in the roster, or whoever is offered alone.
const std::vector<ListedPerson>& people_listed(App&, bool offered_alone);
const Person* in_roster(const App&, const ListedPerson&);  // nullptr: they are not

}  // namespace kattegat::ui
