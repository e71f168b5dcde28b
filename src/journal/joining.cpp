#include "kattegat/journal/joining.hpp"

#include <algorithm>
#include <set>

namespace kattegat {
namespace {

// Where the evening is said to belong, if it can.
std::optional<Uuid> joined_to(const Uuid& evening, const Roster& roster, const SettledIn& settled) {
  const auto next = roster.fusions().find(evening);
  if (next == roster.fusions().end()) return std::nullopt;
  const std::string mine = settled(evening);
  if (mine.empty() || mine != settled(next->second)) return std::nullopt;
  return next->second;
}

NewRecord fusion(const Roster& roster, const Uuid& evening, std::optional<Uuid> with) {
  return new_record(RecordKind::fusion, evening, roster_id,
                    FusionContents{with, roster.follows(RecordKind::fusion, evening)});
}

// The evening of which this one is a part: itself when it stands alone.
Uuid whole_of(const Uuid& evening, const Roster& roster, const SettledIn& settled) {
  std::set<Uuid> seen{evening};
  Uuid at = evening;
  while (const auto next = joined_to(at, roster, settled)) {
    at = *next;
    if (seen.insert(at).second) continue;
    // Two books have joined them the one way and the other: the smallest of the circle.
    Uuid least = at;
    for (Uuid one = roster.fusions().at(at); one != at; one = roster.fusions().at(one))
      least = std::min(least, one);
    return least;
  }
  return at;
}

WhyNot no_such_evening(const Uuid& evening) {
  return {true, text(Word::book_no_evening, to_string(evening))};
}

}  // namespace

std::string settled_in(const Uuid& evening, const Items& below) {
  EveningItems items{evening, {}, {}};
  for (const Item& item : below)
    if (item.record.kind == RecordKind::evening && item.record.id == evening)
      items.below.push_back(item);
  const auto history = evening_history(std::move(items), Roster({}));
  if (!history) return "";
  const Evening by_default;
  const EveningHeader& header = history->header.written;
  return header.currency().value_or(by_default.currency) + " " +
         to_string(header.coin().value_or(by_default.coin));
}

Wholes all_wholes(const Roster& roster, const SettledIn& settled) {
  Wholes wholes;
  for (const auto& [evening, with] : roster.fusions()) {
    std::set<Uuid> way;
    Uuid at = evening;
    while (wholes.count(at) == 0 && way.insert(at).second)
      at = joined_to(at, roster, settled).value_or(at);
    const auto known = wholes.find(at);
    const Uuid whole = known == wholes.end() ? whole_of(at, roster, settled) : known->second;
    for (const Uuid& one : way) wholes[one] = whole;
  }
  return wholes;
}

Uuid whole_in(const Wholes& wholes, const Uuid& evening) {
  const auto found = wholes.find(evening);
  return found == wholes.end() ? evening : found->second;
}

std::set<Uuid> parts_in(const Wholes& wholes, const Uuid& whole) {
  std::set<Uuid> parts;
  for (const auto& [evening, found] : wholes)
    if (evening != whole && found == whole) parts.insert(evening);
  return parts;
}

std::optional<NewRecord> bringing(const Uuid& person, const Uuid& evening, const Items& below,
                                  const EveningHistory& history) {
  const Item* elsewhere = nullptr;
  for (const Item& item : below) {
    if (item.record.kind != RecordKind::player || item.record.id != person) continue;
    if (item.record.parent == evening) return std::nullopt;
    elsewhere = &item;
  }
  if (!elsewhere) return std::nullopt;
  auto player = read_as<PlayerContents>(*elsewhere);
  if (!player) return std::nullopt;
  if (player->name.empty()) player->name = history.find(person)->written;  // it is forgotten
  return new_record(RecordKind::player, person, evening, *player);
}

Result<std::vector<NewRecord>, WhyNot> joining(const std::vector<Uuid>& evenings,
                                               const Roster& roster, const SettledIn& settled) {
  for (const Uuid& evening : evenings)
    if (settled(evening).empty()) return no_such_evening(evening);
  const Uuid to = whole_of(evenings.front(), roster, settled);
  std::vector<NewRecord> new_records;
  std::set<Uuid> said;
  for (const Uuid& evening : evenings) {
    const Uuid whole = whole_of(evening, roster, settled);
    if (settled(whole) != settled(to)) return WhyNot{false, text(Word::join_money)};
    if (whole != to && said.insert(whole).second) new_records.push_back(fusion(roster, whole, to));
  }
  return new_records;
}

Result<std::vector<NewRecord>, WhyNot> parting(const Uuid& evening, const Roster& roster,
                                               const SettledIn& settled) {
  if (settled(evening).empty()) return no_such_evening(evening);
  std::vector<NewRecord> new_records;
  for (const auto& [part, with] : roster.fusions())
    if (part == evening || (with == evening && !settled(part).empty()))
      new_records.push_back(fusion(roster, part, std::nullopt));
  if (new_records.empty()) return WhyNot{true, text(Word::join_none, to_string(evening))};
  return new_records;
}

}  // namespace kattegat
