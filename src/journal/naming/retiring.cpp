#include "kattegat/journal/naming/retiring.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "said_first.hpp"

namespace kattegat {
namespace {

// Who this person is made of, had nobody been made one with anybody; joined evenings are one still.
std::vector<Person> unfused(const RecordsOfPeople& recorded, const Person& person) {
  std::vector<Person> all = everybody_in(recorded.evenings, recorded.roster.unfused());
  const std::set<Uuid> theirs(person.ids.begin(), person.ids.end());
  std::erase_if(all, [&](const Person& one) { return !has_any_id(one, theirs); });
  return all;
}

NewRecord new_retirement(const Uuid& id, bool retired, Follows follows) {
  return new_record(RecordKind::retired, id, roster_id,
                    RetiredContents{retired, std::move(follows)});
}

// Of each of whom two books have said it apart.
std::vector<NewRecord> of_those_said_apart(const std::vector<Person>& people, const Roster& roster,
                                           bool retired) {
  std::vector<NewRecord> said;
  for (const Person& one : people) {
    const Uuid& id = one.ids.front();
    if (const Thing decisions = roster.retirements().decisions(one.ids); decisions.is_in_conflict())
      said.push_back(
          new_retirement(id, retired, knowing_fusions(decisions.follows(), roster.fusions(), id)));
  }
  return said;
}

// What is followed by who decides about whoever has the id, among these.
Follows followed_for(const Uuid& id, const std::vector<Person>& people, const Roster& roster) {
  for (const Person& one : people)
    if (has_id(one, id)) return roster.retirements().decisions(one.ids).follows();
  return {};
}

}  // namespace

std::vector<NewRecord> retiring(const RecordsOfPeople& recorded, const Person& person,
                                bool retired) {
  const Roster& roster = recorded.roster;
  const std::vector<Person> people = unfused(recorded, person);
  std::vector<NewRecord> said = of_those_said_apart(people, roster, retired);
  const Uuid& first = person.ids.front();
  if (said.empty() && roster.is_retired(person.ids) != retired)
    said.push_back(new_retirement(first, retired, followed_for(first, people, roster)));
  if (said.empty()) return said;
  std::vector<NewRecord> new_records = name_first(roster, person);
  std::move(said.begin(), said.end(), std::back_inserter(new_records));
  return new_records;
}

}  // namespace kattegat
