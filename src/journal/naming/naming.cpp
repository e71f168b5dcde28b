#include "kattegat/journal/naming/naming.hpp"

#include <set>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/journal/naming/free_names.hpp"
#include "src/journal/people/chains.hpp"

namespace kattegat {
namespace {

// It follows what was said of this id alone: the person's others have records of their own.
NewRecord name_new_record(const Roster& roster, const Person& person, const Uuid& id,
                          const std::string& name) {
  return new_record(RecordKind::name, id, roster_id,
                    NameContents{name, person.by_id, roster.name_decisions({id}).follows()});
}

// What somebody is called must stand in the roster before anything else does: evenings to come find
// them there by their name.
std::vector<NewRecord> name_first(const Roster& roster, const Person& person) {
  const Uuid id = person.ids.front();
  if (roster.name({id})) return {};
  return {new_record(RecordKind::name, id, roster_id,
                     NameContents{person.name, person.by_id, {}, true})};
}

std::optional<WhyNot> refuse_name(const RecordsOfPeople& recorded, const Person& person,
                                  const std::string& name, Force force) {
  const std::vector<Person> others = everybody_but(person, recorded);
  const auto refused = why_not_free(name, others);
  if (!refused) return {};
  switch (refused->why) {
    case NotFree::Why::is_no_name:
      return WhyNot{false, *refused->fault};
    case NotFree::Why::is_taken:
      if (have_sat_together(recorded, person, *refused->other))
        return WhyNot{false, text(Word::roster_two_people, person.name, name)};
      return WhyNot{false, text(Word::roster_name_taken, name)};
    case NotFree::Why::looks_like_another:
      break;
  }
  if (force == Force::yes) return {};
  return WhyNot{false, text(Word::roster_alike, name, refused->other->name)};
}

std::string first_id(const Person& person) { return to_string(person.ids.front()); }

// Of who has been erased nothing more is said: it would be forgotten at the next merge.
std::optional<WhyNot> refuse_erased(const Roster& roster, const Person& person) {
  if (!roster.forgotten().has(person.ids)) return std::nullopt;
  return WhyNot{false, text(Word::roster_erased, person.name)};
}

}  // namespace

Result<NewMember, WhyNot> taking_in(const RecordsOfPeople& recorded, const std::string& name,
                                    Force force, const Uuid& id) {
  std::vector<Person> called = everybody_in(recorded);
  std::erase_if(called, [&](const Person& one) { return one.name != name || one.erased; });
  if (called.size() > 1)
    return WhyNot{false, text(Word::roster_several, name, joined(called, ", ", first_id))};
  if (!called.empty())
    return NewMember{called.front().ids.front(), retiring(recorded, called.front(), false)};
  Person person;
  person.ids = {id};
  person.name = name;
  if (auto why = refuse_name(recorded, person, name, force)) return std::move(*why);
  return NewMember{id, {name_new_record(recorded.roster, person, id, name)}};
}

NewRecords giving_numbers(const Roster& roster, const Person& person, const PayNumbers& numbers) {
  if (auto why = refuse_erased(roster, person)) return *why;
  PayNumbers changed = numbers;
  std::erase_if(changed, [&](const auto& one) {
    return roster.number(person.ids, one.first) == one.second &&
           !roster.number_decisions(person.ids, one.first).resolved.conflict;
  });
  if (changed.empty()) return std::vector<NewRecord>();
  std::vector<NewRecord> new_records = name_first(roster, person);
  for (const auto& [which, number] : changed)
    new_records.push_back(new_record(
        RecordKind::number, person.ids.front(), roster_id,
        NumberContents{which, number, roster.number_decisions(person.ids, which).follows()}));
  return new_records;
}

namespace {

// Who this person is made of, had nobody been made one with anybody; joined evenings are one still.
std::vector<Person> unfused(const RecordsOfPeople& recorded, const Person& person) {
  const std::vector<EveningHistory> evenings = evening_headers(recorded.headers, recorded.roster);
  std::vector<Person> all = everybody_in(evenings, recorded.roster.unfused());
  std::erase_if(all, [&](const Person& one) {
    return std::none_of(one.ids.begin(), one.ids.end(),
                        [&](const Uuid& id) { return has_id(person, id); });
  });
  return all;
}

}  // namespace

std::vector<NewRecord> retiring(const RecordsOfPeople& recorded, const Person& person,
                                bool retired) {
  const Roster& roster = recorded.roster;
  const Uuid& first = person.ids.front();
  std::vector<std::pair<Uuid, Follows>> about;
  Follows follows;
  for (const Person& one : unfused(recorded, person)) {
    const Thing decisions = roster.retired_decisions(one.ids);
    if (has_id(one, first)) follows = decisions.follows();
    if (decisions.resolved.conflict) about.emplace_back(one.ids.front(), decisions.follows());
  }
  if (about.empty()) {
    if (roster.is_retired(person.ids) == retired) return {};
    about.emplace_back(first, std::move(follows));
  }
  std::vector<NewRecord> new_records = name_first(roster, person);
  for (auto& [id, followed] : about)
    new_records.push_back(new_record(RecordKind::retired, id, roster_id,
                                     RetiredContents{retired, std::move(followed)}));
  return new_records;
}

namespace {

// Ids that are this person's by nothing but the name of now, which is given up: they were written
// down under another than the first.
std::vector<Uuid> others_by_the_name_of_now(const RecordsOfPeople& recorded, const Person& person) {
  std::map<Uuid, std::set<std::string>> written;
  for (const Appearance& one :
       appearances_of(evening_headers(recorded.headers, recorded.roster), recorded.roster))
    if (has_id(person, one.id)) written[one.id].insert(one.written);
  const Uuid& first = person.ids.front();
  std::set<std::string> joined = written[first];
  std::vector<Uuid> others;
  for (const auto& [id, names] : written) {
    const bool apart = std::none_of(names.begin(), names.end(), [&](const std::string& name) {
      return joined.count(name) > 0;
    });
    if (!apart || recorded.roster.fusions().whom(id) == recorded.roster.fusions().whom(first))
      continue;
    others.push_back(id);
    joined.insert(names.begin(), names.end());
  }
  return others;
}

}  // namespace

NewRecords renaming(const RecordsOfPeople& recorded, const Person& person, const std::string& to,
                    Force force) {
  if (auto why = refuse_erased(recorded.roster, person)) return *why;
  if (auto why = refuse_name(recorded, person, to, force)) return *why;
  std::vector<NewRecord> new_records;
  for (const Uuid& id : person.ids)
    if (recorded.roster.name({id}) != to || recorded.roster.name_decisions({id}).resolved.conflict)
      new_records.push_back(name_new_record(recorded.roster, person, id, to));
  if (new_records.empty()) return new_records;
  for (const Uuid& id : others_by_the_name_of_now(recorded, person))
    new_records.push_back(
        new_record(RecordKind::fusion, id, roster_id,
                   FusionContents{person.ids.front(), recorded.roster.fusions().follows(id)}));
  return new_records;
}

NewRecords fusing(const RecordsOfPeople& recorded, const Person& one, const Person& whom) {
  const Uuid to = whom.ids.front();
  if (has_id(one, to)) return WhyNot{false, text(Word::roster_same_person, one.name, whom.name)};
  for (const Person* person : {&one, &whom})
    if (auto why = refuse_erased(recorded.roster, *person)) return *why;
  if (have_sat_together(recorded, one, whom))
    return WhyNot{false, text(Word::roster_two_people, one.name, whom.name)};
  std::vector<NewRecord> new_records = name_first(recorded.roster, whom);
  for (const Uuid& id : one.ids)
    new_records.push_back(new_record(RecordKind::fusion, id, roster_id,
                                     FusionContents{to, recorded.roster.fusions().follows(id)}));
  return new_records;
}

namespace {

std::optional<Uuid> fused_with(const Roster& roster, const Uuid& id) {
  const auto found = roster.fusions().held().find(id);
  return found == roster.fusions().held().end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

Fused to_be_fused(const Roster& roster, const Person& one, const Person& whom) {
  Fused fused{whom.ids.front(), {}};
  for (const Uuid& id : one.ids) fused.ids.push_back({id, fused_with(roster, id)});
  return fused;
}

std::vector<NewRecord> unfusing(const Roster& roster, const Fused& fused) {
  std::vector<NewRecord> new_records;
  for (const auto& [id, before] : fused.ids)
    if (fused_with(roster, id) == fused.with)
      new_records.push_back(new_record(RecordKind::fusion, id, roster_id,
                                       FusionContents{before, roster.fusions().follows(id)}));
  return new_records;
}

NewRecords separating(const RecordsOfPeople& recorded, const std::string& name_or_id) {
  const Roster& roster = recorded.roster;
  std::map<Uuid, std::set<std::string>> called;
  for (const Appearance& one : appearances_of(evening_headers(recorded.headers, roster), roster))
    if (!one.written.empty()) called[one.id].insert(one.written);
  for (const auto& [id, with] : roster.fusions().held())
    if (auto name = roster.name({id})) called[id].insert(std::move(*name));
  std::set<Uuid> evenings;  // which are fused, too, and are none of the people
  for (const Item& item : recorded.headers)
    if (item.record.kind == RecordKind::evening) evenings.insert(item.record.id);
  const auto next = [&](const Uuid& id) { return next_in(roster.fusions().held(), id); };
  // By one of their ids a person with all of them, as who is fused is fused with all.
  const auto given = parse_uuid(name_or_id);
  const auto fused = given ? roster.fusions().held().find(*given) : roster.fusions().held().end();
  const bool by_id = fused != roster.fusions().held().end();
  const std::set<std::string> names = by_id ? called[*given] : std::set{name_or_id};
  const auto is_meant = [&](const Uuid& id, const Uuid& with) {
    if (evenings.count(id) > 0 || (by_id && with != fused->second)) return false;
    const std::set<std::string>& own = called[id];
    return given == id || std::any_of(own.begin(), own.end(), [&](const std::string& name) {
             return names.count(name) > 0;
           });
  };
  std::set<Uuid> meant;  // and those whom two books have fused the one way and the other
  for (const auto& [id, with] : roster.fusions().held())
    if (is_meant(id, with)) meant.merge(circle_of(id, next));
  std::set<Uuid> people;
  for (const Uuid& id : meant) people.insert(roster.fusions().whom(id));
  if (!by_id && people.size() > 1)
    return WhyNot{false, text(Word::roster_several, name_or_id,
                              joined(people, ", ", [](const Uuid& id) { return to_string(id); }))};
  std::vector<NewRecord> new_records;
  for (const Uuid& id : meant)
    new_records.push_back(new_record(RecordKind::fusion, id, roster_id,
                                     FusionContents{std::nullopt, roster.fusions().follows(id)}));
  if (new_records.empty()) return WhyNot{true, text(Word::roster_not_fused, name_or_id)};
  return new_records;
}

}  // namespace kattegat
