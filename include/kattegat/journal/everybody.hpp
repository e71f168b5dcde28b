// Everybody in a book: which of the ids are one person, and what that person is called.
#pragma once
#include <string>
#include <vector>

#include "kattegat/journal/roster.hpp"

namespace kattegat {

// One record of somebody taking part.
struct Appearance {
  Uuid id;
  Uuid evening;
  std::string date;
  std::string written;  // empty: of a guest, who is called as elsewhere
  bool by_id = false;
  std::string as_guest = {};       // else nobody would know what to call them
  std::optional<Uuid> meant = {};  // who was called so by the roster, where it was written
  bool nameless = false;           // as_guest is no name, and tells nobody from another
};

struct Person {
  std::vector<Uuid> ids;  // all that are this person, the first one stands for them
  std::string name;
  std::string swish, mobilepay, iban;  // empty: none
  bool retired = false;                // played here once; not offered as a player any longer
  bool by_id = false;                  // by an id that was given, not by the name alone
  bool erased = false;
  bool renamed = false;  // called so by the roster alone; whoever was always called so is another
  std::vector<std::string> also;  // other names in the book that are this person's
};
bool has_id(const Person&, const Uuid&);
bool has_number(const Person&);
// Those by which the roster says that somebody of these ids is paid.
void take_numbers(Person&, const Roster&);

// Who sat together, one list a session.
using Sittings = std::vector<std::vector<Uuid>>;

// By name, then id. Whoever is known by name alone is one with all others of that name, unless they
// have sat at one table. Whoever has been given the name is one with those of that name who came to
// the same evening, or were written where the roster called that one so. The appearances of an
// evening stand beside each other.
std::vector<Person> everybody(const std::vector<Appearance>&, const Sittings&, const Roster&);

// Everybody in the book, by any of their ids.
class ByAnyId {
 public:
  explicit ByAnyId(std::vector<Person>);
  [[nodiscard]] const std::vector<Person>& all() const { return people_; }
  [[nodiscard]] std::optional<std::size_t> index_of(const Uuid&) const;  // among all
  [[nodiscard]] const Person* find(const Uuid&) const;
  [[nodiscard]] Uuid stands_for(const Uuid&) const;  // the first id of whoever has it; itself

 private:
  std::vector<Person> people_;
  std::vector<std::pair<Uuid, std::size_t>> indexes_;  // rising
};

// The roster, and everybody that it is about. Who is one and what they are called hangs on who has
// sat with whom, in any evening: by People evenings call their players as they are called now, by
// the roster alone as they were written that night.
struct People {
  Roster roster;
  ByAnyId everybody;
};

// Names and numbers of one person that were said by who did not know of the other.
std::vector<Conflict> conflicts_about(const std::vector<Person>&, const Roster&);

}  // namespace kattegat
