#include "kattegat/journal/naming/naming.hpp"

#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "kattegat/core/in_common.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/journal/naming/free_names.hpp"
#include "kattegat/journal/naming/retiring.hpp"
#include "said_first.hpp"

namespace kattegat {
namespace {

// It follows what was said of this id alone: the person's others have records of their own.
// `by_id`: as in NameContents.
NewRecord new_name(const Roster& roster, const Uuid& id, const std::string& name, bool by_id) {
  return new_record(RecordKind::name, id, roster_id,
                    NameContents{name, by_id, roster.name_decisions(id).follows()});
}

std::optional<WhyNot> refuse_taken_name(const std::string& name, const NotFree& why, Force force) {
  if (const auto* none = std::get_if<IsNoName>(&why)) return refusal(none->fault);
  if (std::holds_alternative<IsTaken>(why)) return refusal(text(Word::roster_name_taken, name));
  if (force == Force::yes) return {};
  const Person& other = *std::get<LooksLikeAnother>(why).other;
  return refusal(text(Word::roster_alike, name, other.name));
}

std::string first_id(const Person* person) { return to_string(person->ids.front()); }

}  // namespace

Result<NewMember, WhyNot> taking_in(const RecordsOfPeople& recorded, const std::string& name,
                                    Force force, const Uuid& new_id) {
  const std::vector<Person>& all = recorded.everybody;
  std::vector<const Person*> called;
  for (const Person& one : all)
    if (one.name == name && !one.erased) called.push_back(&one);
  if (called.size() > 1)
    return refusal(text(Word::roster_several, name, joined(called, ", ", first_id)));
  if (!called.empty())
    return NewMember{called.front()->ids.front(), retiring(recorded, *called.front(), false)};
  if (const auto taken = why_not_free(name, all))
    if (auto why = refuse_taken_name(name, *taken, force)) return std::move(*why);
  return NewMember{new_id, {new_name(recorded.roster, new_id, name, false)}};
}

namespace {

// Of who has the name already and sat at one table with them nobody can say that they are one.
std::optional<WhyNot> refuse_renaming(const RecordsOfPeople& recorded, const Person& person,
                                      const std::string& to, Force force) {
  const std::vector<Person> others = everybody_but(person, recorded);
  const auto not_free = why_not_free(to, others);
  if (!not_free) return {};
  const auto* taken = std::get_if<IsTaken>(&*not_free);
  if (taken && have_sat_together(recorded, person, *taken->by))
    return refusal(text(Word::roster_two_people, person.name, to));
  return refuse_taken_name(to, *not_free, force);
}

// Ids that are this person's by nothing but the name of now, which is given up: they were written
// down under another than the first. Who has been made one with some of them goes along. Of those
// who have names in common the first is enough; the order of the ids may answer one more, of whom
// then is said what is so already.
std::set<Uuid> others_by_the_name_of_now(const RecordsOfPeople& recorded, const Person& person) {
  const Roster& roster = recorded.roster;
  const std::set<Uuid> theirs(person.ids.begin(), person.ids.end());
  std::map<Uuid, std::set<std::string>> written;
  for (const Appearance& one : recorded.appearances) {
    if (theirs.count(one.id) == 0) continue;
    std::set<std::string>& names = written[one.id];
    if (one.is_named()) names.insert(one.written);
  }
  const Uuid& first = person.ids.front();
  std::set<std::string> known = written[first];
  std::set<Uuid> others;
  for (const auto& [id, names] : written) {
    const Uuid whom = roster.fusions().whom(id);
    if (whom == roster.fusions().whom(first) || have_in_common(names, known)) continue;
    others.insert(theirs.count(whom) > 0 ? whom : id);
    known.insert(names.begin(), names.end());
  }
  return others;
}

}  // namespace

NewRecords renaming(const RecordsOfPeople& recorded, const Person& person, const std::string& to,
                    Force force) {
  const Roster& roster = recorded.roster;
  if (auto why = refuse_erased(roster, person)) return *why;
  if (auto why = refuse_renaming(recorded, person, to, force)) return *why;
  std::vector<NewRecord> names;
  for (const Uuid& id : person.ids)
    if (roster.name(id) != to || roster.name_decisions(id).is_in_conflict())
      names.push_back(new_name(roster, id, to, person.by_id));
  if (names.empty()) return names;
  // First, for until then they are one by the name of now.
  std::vector<NewRecord> new_records;
  for (const Uuid& id : others_by_the_name_of_now(recorded, person))
    new_records.push_back(new_fusion(roster.fusion_decisions(), id, person.ids.front()));
  std::move(names.begin(), names.end(), std::back_inserter(new_records));
  return new_records;
}

NewRecords giving_numbers(const Roster& roster, const Person& person, const PayNumbers& numbers) {
  if (auto why = refuse_erased(roster, person)) return *why;
  PayNumbers changed = numbers;
  std::erase_if(changed, [&](const auto& one) {
    return roster.number(person.ids, one.first) == one.second &&
           !roster.number_decisions(person.ids, one.first).is_in_conflict();
  });
  if (changed.empty()) return std::vector<NewRecord>();
  std::vector<NewRecord> new_records = name_first(roster, person);
  for (const auto& [which, number] : changed)
    new_records.push_back(new_record(
        RecordKind::number, person.ids.front(), roster_id,
        NumberContents{which, number, roster.number_decisions(person.ids, which).follows()}));
  return new_records;
}

}  // namespace kattegat
