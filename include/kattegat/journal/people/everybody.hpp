// Everybody in a book: which of the ids are one person, and what that person is called.
// evening-format, "People".
#pragma once
#include <set>
#include <string>
#include <vector>

#include "kattegat/journal/people/person.hpp"

namespace kattegat {

// One record of somebody taking part.
struct Appearance {
  Uuid id;
  Uuid evening;
  std::string date;
  std::string written;  // empty: of a guest, who is called as elsewhere
  bool by_id = false;
  std::string as_guest = {};        // else nobody would know what to call them
  std::optional<Uuid> meant = {};   // who was called so by the roster, where it was written
  bool nameless = false;            // as_guest is no name, and tells nobody from another
  std::set<std::string> also = {};  // what else they are written with there
};

// Who sat together, one list a session.
using Sittings = std::vector<std::vector<Uuid>>;

// By name, then id. Whoever is known by name alone is one with all others of that name, unless they
// have sat at one table. Whoever has been given the name is one with those of that name who came to
// the same evening, or were written where the roster called that one so. The appearances of an
// evening stand beside each other.
std::vector<Person> everybody(const std::vector<Appearance>&, const Sittings&, const Roster&);

}  // namespace kattegat
