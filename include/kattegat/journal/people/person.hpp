// A person of a book, and how one is found: by any of the ids that are theirs. evening-format,
// "People".
#pragma once
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/journal/people/roster.hpp"

namespace kattegat {

// Ids of one player of an evening that have been made one with several others, who have sat
// together: not all of that holds.
struct FusedApart {
  std::vector<Uuid> ids;
};

struct Person {
  std::vector<Uuid> ids;       // all that are this person: one that stands for them, then rising
  std::vector<Uuid> named_by;  // those of them of whose names in the roster one is theirs
  std::string name;            // never empty; several people may have the same
  PayNumbers numbers;          // where they take money: those there are
  bool retired = false;        // played here once; not offered as a player any longer
  bool by_id = false;          // by an id that was given, not by the name alone
  bool erased = false;         // the name is a pseudonym
  // Has been written down, and is called so by the roster alone; whoever was always called so is
  // another.
  bool is_given_the_name = false;
  std::vector<std::string> also;  // other names in the book that are this person's, rising
  std::vector<FusedApart> fused_apart;

  [[nodiscard]] std::string number(NumberKind) const;                    // "": none
  [[nodiscard]] bool is_offered() const { return !retired && !erased; }  // as a player
};
// They are gone through: whoever asks for many has a set of them, or ByAnyId.
bool has_id(const Person&, const Uuid&);
bool has_any_id(const Person&, const std::set<Uuid>&);
// Now and before.
std::vector<std::string> all_names_of(const Person&);

// Everybody in the book, by any of their ids. What is found is valid while this is there.
class ByAnyId {
 public:
  explicit ByAnyId(std::vector<Person>);  // no two of whom have an id in common
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
// The one or the other, for whoever reads evenings; valid while that is there.
struct KnownPeople {
  KnownPeople(const Roster& alone) : roster(alone) {}
  KnownPeople(const People& all) : roster(all.roster), everybody(&all.everybody) {}
  const Roster& roster;
  const ByAnyId* everybody = nullptr;
};

}  // namespace kattegat
