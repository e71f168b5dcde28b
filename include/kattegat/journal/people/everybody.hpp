// Everybody in a book: which of the ids are one person, and what that person is called.
// evening-format, "People".
#pragma once
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "kattegat/journal/people/person.hpp"

namespace kattegat {

// As what somebody is written down.
enum class WrittenAs {
  name,      // that they are known by
  guest,     // is called as elsewhere: it is their name if there is no other
  nameless,  // it is no name, and tells nobody from another
};
// One record of somebody taking part.
struct Appearance {
  Uuid id;
  Uuid evening;
  std::string date;
  std::string written;
  bool by_id = false;  // the id was given; else the name alone says who it is
  WrittenAs as = WrittenAs::name;
  std::optional<Uuid> meant = {};   // who was called so by the roster, where it was written
  std::set<std::string> also = {};  // what else they are written with there

  [[nodiscard]] bool is_named() const { return as == WrittenAs::name && !written.empty(); }
};

// Who sat together, one list a session.
using Sittings = std::vector<std::vector<Uuid>>;

// Whoever appears or is in the roster, and has a name; by name, then ids. Whoever is known by name
// alone is one with all others of that name, unless they have sat at one table. Whoever has been
// given the name is one with those of that name who came to the same evening, or were written where
// the roster called that one so. The appearances of an evening stand beside each other.
std::vector<Person> everybody(const std::vector<Appearance>&, const Sittings&, const Roster&);

}  // namespace kattegat
