// The people of the club: what they are called now, where they take money, who is offered as a
// player, who is the same person. Like everything in the book it is only added to, and merges.
#pragma once
#include <set>
#include <string>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"
#include "kattegat/journal/naming/fusing.hpp"
#include "kattegat/journal/naming/naming.hpp"

namespace kattegat {

// Everybody in the book and on the list, by name.
Result<std::vector<Person>, BookFault> load_roster(const Book&);
// What two books have decided differently about them.
Result<std::vector<Conflict>, BookFault> roster_conflicts(const Book&);

// By the name of now, else by a former one, else by an id or the beginning of one. Nobody:
// not_found; several: ambiguous.
Result<Person, BookFault> find_person(const Book&, const std::string& name_or_id);

struct TakenIn {
  Uuid id;
  bool already = false;  // somebody is called so already; nothing was added
};
// Somebody who has not played yet. Refused like another name.
Result<TakenIn, BookFault> take_in(Book&, const std::string& name, Force = Force::no);

// Whoever is given below is meant as they are when it is written: by the first of the ids, whatever
// another program has said of them since they were read.

// Each number takes the place of what was known; the others stay. All of them or none.
Result<OnDisk, BookFault> set_numbers(Book&, const Person&, const PayNumbers&);
inline Result<OnDisk, BookFault> set_number(Book& book, const Person& person, NumberKind kind,
                                            std::string number) {
  return set_numbers(book, person, {{kind, std::move(number)}});
}
// Refused when somebody else is called so; and, unless forced, when the name looks like another's.
Result<OnDisk, BookFault> rename_person(Book&, const Person&, const std::string& to,
                                        Force = Force::no);
Result<OnDisk, BookFault> retire_person(Book&, const Person&, bool retired);

// Whether they have sat at one table: then nobody can say that they are one.
Result<bool, BookFault> have_sat_together(const Book&, const Person&, const Person&);
// One is the other: written in two ways, or entered at two tables. Refused when they have sat at
// one table.
Result<Fused, BookFault> fuse_people(Book&, const Person& one, const Person& whom);
// Takes back what that has joined, and nothing else.
Result<OnDisk, BookFault> unfuse_people(Book&, const Fused&);
// By the name or the id that the fused one had.
Result<OnDisk, BookFault> separate_person(Book&, const std::string& name_or_id);

struct Erased {
  // What is to be said of bytes of it that still lie in the file, as far as there are some.
  std::optional<Text> bytes_left;
  // Earlier pseudonyms that say one of the names: in these it stays.
  std::set<std::string> telling = {};
};
// Every name, number and signature of the person goes, and every free text that mentions one of the
// names; `pseudonym` is shown in their place. No log changes. Other books that still have the name
// forget it when they next meet this one. Refused when somebody else is called like the pseudonym,
// and when it says the name that is to go.
Result<Erased, BookFault> erase_person(Book&, const Person&, const std::string& pseudonym);

}  // namespace kattegat
