#include "kattegat/journal/naming/separating.hpp"

#include <map>
#include <set>

#include "kattegat/core/chains.hpp"
#include "kattegat/core/in_common.hpp"
#include "kattegat/core/text/joined.hpp"

namespace kattegat {
namespace {

// What somebody is called, of an id that is made one with another.
struct FusedId {
  Uuid with;
  std::set<std::string> names;
};
using FusedIds = std::map<Uuid, FusedId>;

// Evenings that are joined are none of the people.
FusedIds fused_people(const RecordsOfPeople& recorded) {
  const Roster& roster = recorded.roster;
  FusedIds fused;
  for (const auto& [id, with] : roster.fusion_decisions().held()) fused[id].with = with;
  for (const Item& item : recorded.headers)
    if (item.record.kind == RecordKind::evening) fused.erase(item.record.id);
  for (auto& [id, one] : fused)
    if (auto name = roster.name(id)) one.names.insert(std::move(*name));
  for (const Appearance& one : recorded.appearances)
    if (const auto found = fused.find(one.id); found != fused.end() && one.is_named())
      found->second.names.insert(one.written);
  return fused;
}

std::set<Uuid> ids_called(const std::string& name, const FusedIds& fused) {
  std::set<Uuid> ids;
  for (const auto& [id, one] : fused)
    if (one.names.count(name) > 0) ids.insert(id);
  return ids;
}

// By one of their ids a person with all of them: who is fused is fused with all.
std::set<Uuid> ids_beside(const Uuid& id, const FusedIds& fused) {
  const FusedId& given = fused.at(id);
  std::set<Uuid> ids{id};
  for (const auto& [other, one] : fused)
    if (one.with == given.with && have_in_common(one.names, given.names)) ids.insert(other);
  return ids;
}

// Also those whom two books have fused the one way and the other.
std::set<Uuid> with_their_circles(const std::set<Uuid>& ids, const FusionDecisions& fusions) {
  const auto next = [&](const Uuid& id) { return next_in(fusions.held(), id); };
  std::set<Uuid> all;
  for (const Uuid& id : ids) all.merge(circle_of(id, next));
  return all;
}

// A name may be that of several who are fused, each with somebody else.
std::optional<WhyNot> refuse_several(const std::set<Uuid>& ids, const std::string& name,
                                     const Fusions& fusions) {
  std::set<Uuid> people;
  for (const Uuid& id : ids) people.insert(fusions.whom(id));
  if (people.size() < 2) return std::nullopt;
  const auto as_text = [](const Uuid& id) { return to_string(id); };
  return refusal(text(Word::roster_several, name, joined(people, ", ", as_text)));
}

// By an id that is fused it is one person, by anything else whoever is called so.
Result<std::set<Uuid>, WhyNot> ids_to_separate(const RecordsOfPeople& recorded,
                                               const std::string& name_or_id) {
  const FusionDecisions& fusions = recorded.roster.fusion_decisions();
  const FusedIds fused = fused_people(recorded);
  if (const auto id = parse_uuid(name_or_id); id && fused.count(*id) > 0)
    return with_their_circles(ids_beside(*id, fused), fusions);
  std::set<Uuid> called = with_their_circles(ids_called(name_or_id, fused), fusions);
  if (called.empty()) return missing(text(Word::roster_not_fused, name_or_id));
  if (auto why = refuse_several(called, name_or_id, recorded.roster.fusions()))
    return std::move(*why);
  return called;
}

}  // namespace

NewRecords separating(const RecordsOfPeople& recorded, const std::string& name_or_id) {
  const auto ids = ids_to_separate(recorded, name_or_id);
  if (!ids) return ids.error();
  std::vector<NewRecord> new_records;
  for (const Uuid& id : *ids)
    new_records.push_back(new_fusion(recorded.roster.fusion_decisions(), id, std::nullopt));
  return new_records;
}

}  // namespace kattegat
