#include "kattegat/journal/evenings/joining.hpp"

namespace kattegat {
namespace {

WhyNot no_such_evening(const Uuid& evening) {
  return {true, text(Word::book_no_evening, to_string(evening))};
}

}  // namespace

NewRecords joining(const std::vector<Uuid>& evenings, const Roster& roster,
                   const HowSettled& settled) {
  for (const Uuid& evening : evenings)
    if (!settled(evening)) return no_such_evening(evening);
  const Wholes wholes = all_wholes(roster, settled);
  const Uuid to = whole_in(wholes, evenings.front());
  std::vector<NewRecord> new_records;
  std::set<Uuid> said;
  for (const Uuid& evening : evenings) {
    const Uuid whole = whole_in(wholes, evening);
    if (settled(whole) != settled(to)) return WhyNot{false, text(Word::join_money)};
    if (whole != to && said.insert(whole).second)
      new_records.push_back(new_fusion(roster.fusion_decisions(), whole, to));
  }
  return new_records;
}

NewRecords parting(const std::vector<Uuid>& evenings, const Roster& roster,
                   const HowSettled& settled) {
  const std::map<Uuid, Uuid>& said = roster.fusion_decisions().held();
  std::map<Uuid, std::vector<Uuid>> said_of;  // by evening, what is said to be part of it
  for (const auto& [part, with] : said) said_of[with].push_back(part);
  std::set<Uuid> parts;
  for (const Uuid& evening : evenings) {
    if (!settled(evening)) return no_such_evening(evening);
    std::set<Uuid> joined;
    if (said.count(evening) > 0) joined.insert(evening);
    for (const Uuid& part : said_of[evening])
      if (settled(part)) joined.insert(part);
    if (joined.empty()) return WhyNot{true, text(Word::join_none, to_string(evening))};
    parts.merge(joined);
  }
  std::vector<NewRecord> new_records;
  for (const Uuid& part : parts)
    new_records.push_back(new_fusion(roster.fusion_decisions(), part, std::nullopt));
  return new_records;
}

}  // namespace kattegat
