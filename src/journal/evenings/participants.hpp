// Who takes part in an evening, and what each is called there.
#pragma once
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// Players in the order of their records; within an evening a name is one person, unless two ids
// that were given bear it, or both sit at one table.
std::vector<Participant> participants(const Items& below, const Roster&);
// Whoever is named in an evening takes part; also where the record of that stands in another one,
// which has been taken apart from it since.
class Latecomers {
 public:
  explicit Latecomers(EveningHistory&);
  void take_in(const Uuid& id, const std::optional<std::string>& name);  // who is not there

 private:
  EveningHistory& evening_;
  std::optional<UniqueNames> names_;  // of the night, once somebody comes
};
// Guests keep the name of the night where somebody else has it.
void call_as_now(std::vector<Participant>&, const Roster&, const ByAnyId& everybody);
// Two who are called alike by now keep the names of the night, unless they are one person.
void keep_names_apart(EveningHistory&, const ByAnyId& everybody);

}  // namespace kattegat
