// What others say, held against what was here before it is taken in (change.hpp).
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "db/store/store.hpp"
#include "kattegat/journal/merging/change.hpp"
#include "kattegat/journal/merging/comes_to.hpp"
#include "kattegat/journal/purse/purse.hpp"

namespace kattegat {

// What others say something new about.
struct Heard {
  std::set<Uuid> places;       // evenings, sessions, people, the purse
  std::set<Uuid> joined = {};  // people who are to be one with others
  bool is_somebody_erased = false;
};
// What was here, before it is merged with.
struct BeforeHearing {
  std::map<Uuid, ComesTo> evenings;  // that may change
  ByAnyId people{std::vector<Person>()};
  std::vector<Person> by_name;     // as if nobody were fused, where somebody is erased
  std::set<std::string> telling;   // pseudonyms that say the name of somebody here
  std::optional<PurseSums> purse;  // nothing where nothing can change
};
BeforeHearing before_hearing(Store&, const Heard&);
// `came`: people who came with a name.
std::vector<Change> changes_since(Store&, const BeforeHearing&, const std::set<Uuid>& came);

}  // namespace kattegat
