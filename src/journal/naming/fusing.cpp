#include "kattegat/journal/naming/fusing.hpp"

#include "said_first.hpp"

namespace kattegat {

NewRecords fusing(const RecordsOfPeople& recorded, const Person& one, const Person& whom) {
  const Uuid to = whom.ids.front();
  if (has_id(one, to)) return WhyNot{false, text(Word::roster_same_person, one.name, whom.name)};
  for (const Person* person : {&one, &whom})
    if (auto why = refuse_erased(recorded.roster, *person)) return *why;
  if (have_sat_together(recorded, one, whom))
    return WhyNot{false, text(Word::roster_two_people, one.name, whom.name)};
  std::vector<NewRecord> new_records = name_first(recorded.roster, whom);
  for (const Uuid& id : one.ids)
    new_records.push_back(new_fusion(recorded.roster.fusion_decisions(), id, to));
  return new_records;
}

Fused to_be_fused(const Roster& roster, const Person& one, const Person& whom) {
  Fused fused{whom.ids.front(), {}};
  for (const Uuid& id : one.ids) fused.ids.push_back({id, roster.fusion_decisions().with_whom(id)});
  return fused;
}

std::vector<NewRecord> unfusing(const Roster& roster, const Fused& fused) {
  const FusionDecisions& decisions = roster.fusion_decisions();
  std::vector<NewRecord> new_records;
  for (const auto& [id, before] : fused.ids)
    if (decisions.with_whom(id) == fused.with)
      new_records.push_back(new_fusion(decisions, id, before));
  return new_records;
}

}  // namespace kattegat
