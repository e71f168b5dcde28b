// The people of the club: what they are called now, where they take money, who is offered as a
// player. Like everything in the book it is only added to, and merges.
#pragma once
#include "db/book.hpp"
#include "kattegat/evening/names.hpp"

namespace kattegat {

struct Person {
  std::string name;
  std::string swish, mobilepay, iban;  // empty: none
  bool retired = false;                // played here once; not offered as a player any longer
  std::vector<std::string> also;       // other names in the book that are this person's
  bool operator==(const Person&) const = default;
};
struct Roster {
  std::vector<Person> people;  // by name: everybody in the book and on the list
  NewNames names;              // by a name that was written, what the person is called now
};
Result<Roster, BookFault> load_roster(const Book&);
// Only those of whom the roster itself says something, such as where they take money: whoever
// merely has played is not looked for in all evenings.
Result<Roster, BookFault> load_recorded_people(const Book&);

using Kept = Result<std::monostate, BookFault>;
// Takes the place of what was known about where this person takes money.
Kept set_person(Book&, const Person&);
// Whoever was written as `from` is `to` from now on, in everything that is shown; `to` may be new
// (somebody has another name) or known (one person, written in two ways). What was written stays.
// Refused when the two have sat at one table.
Kept rename_person(Book&, const std::string& from, const std::string& to);
Kept retire_person(Book&, const std::string& name, bool retired);

// Puts `pseudonym` in the place of the name everywhere, also in notes, and forgets the person's
// numbers. Every sum stands. The book's log begins anew under the same ids: older copies and other
// books still have the name, and are refused by a merge until it has been erased there too.
// Refused with the complaints when an evening in the book breaks a rule.
Stored<std::monostate> erase_person(Book&, const std::string& name, const std::string& pseudonym);

// That these names must not come back, by their SHA-256 alone.
Kept remember_erased(Book&, const std::vector<std::string>& names);
// Whether one of the players in the book has been erased from it.
bool has_erased_name(Connection&);

// Whoever is called differently now than somewhere in the book.
NewNames current_names(Connection&);

// The evening under the names that people have now.
Result<Evening, BookFault> load_evening_by_roster(const Book&, const Uuid& id);

}  // namespace kattegat
