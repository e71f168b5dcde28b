#include "kattegat/journal/naming/fusing.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "kattegat/core/text/joined.hpp"
#include "said_first.hpp"
#include "src/journal/people/chains.hpp"

namespace kattegat {
namespace {

std::optional<Uuid> fused_with(const Roster& roster, const Uuid& id) {
  const auto found = roster.fusions().held().find(id);
  return found == roster.fusions().held().end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

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
