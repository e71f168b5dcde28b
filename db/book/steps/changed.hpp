// What others have changed of what was here. Another book, or a file, may decide whatever our own
// tablets may: nobody can tell a hostile hand from a friend's, so what comes to something else is
// said.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "db/store/store.hpp"
#include "kattegat/journal/merging/comes_to.hpp"
#include "kattegat/journal/purse/purse.hpp"

namespace kattegat {

struct ChangedEvening {
  enum class How : std::uint8_t {
    amounts,    // it comes to others than before
    otherwise,  // it has been changed
    no_file,    // it can be written as one no longer
    kept,       // so many entries stay as they are here, though a file has them otherwise
  };
  Uuid id;
  std::string date, place;  // of it as whoever has it looks for it
  How how{};
  std::int64_t entries = 0;
};
// Of an evening; or of people, the purse, texts.
using Change = std::variant<ChangedEvening, Text>;
// The evening is called by its day, in these words.
Text change_text(const ChangedEvening&, const std::string& day);
Text change_text(const Change&);  // days are as in files

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
  std::optional<PurseSums> purse;  // nothing where nothing is heard
};
BeforeHearing before_hearing(Store&, const Heard&);
// `came`: people who came with a name.
std::vector<Change> changes_since(Store&, const BeforeHearing&, const std::set<Uuid>& came);

}  // namespace kattegat
