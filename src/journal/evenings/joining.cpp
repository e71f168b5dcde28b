#include "kattegat/journal/evenings/joining.hpp"

#include <memory>

#include "src/journal/people/chains.hpp"

namespace kattegat {
namespace {

WhyNot no_such_evening(const Uuid& evening) {
  return {true, text(Word::book_no_evening, to_string(evening))};
}

}  // namespace

std::optional<SettledIn> settled_in(const Uuid& evening, const Items& below) {
  EveningItems items{evening, {}, {}};
  for (const Item& item : below)
    if (item.record.kind == RecordKind::evening && item.record.id == evening)
      items.below.push_back(item);
  const auto history = evening_history(std::move(items), Roster({}));
  if (!history) return std::nullopt;
  const Evening by_default;
  const EveningKeys& keys = history->header.keys;
  return SettledIn{keys.currency().value_or(by_default.currency),
                   keys.coin().value_or(by_default.coin)};
}

HowSettled once_for_each(HowSettled ask) {
  auto known = std::make_shared<std::map<Uuid, std::optional<SettledIn>>>();
  return [ask = std::move(ask), known](const Uuid& evening) {
    const auto [place, is_first] = known->try_emplace(evening);
    if (is_first) place->second = ask(evening);
    return place->second;
  };
}

Wholes all_wholes(const Roster& roster, const HowSettled& settled) {
  Wholes wholes{ends_of(roster.fusions().held(),
                        [&](const Uuid& evening) {
                          const Uuid next = next_in(roster.fusions().held(), evening);
                          const auto mine = settled(evening);
                          return mine && mine == settled(next) ? next : evening;
                        }),
                {}};
  std::erase_if(wholes.whole_of, [](const auto& one) { return one.first == one.second; });
  for (const auto& [evening, whole] : wholes.whole_of) wholes.parts_of[whole].insert(evening);
  return wholes;
}

Uuid whole_in(const Wholes& wholes, const Uuid& evening) {
  return next_in(wholes.whole_of, evening);
}

std::set<Uuid> parts_in(const Wholes& wholes, const Uuid& whole) {
  const auto found = wholes.parts_of.find(whole);
  return found == wholes.parts_of.end() ? std::set<Uuid>() : found->second;
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
      new_records.push_back(new_fusion(roster.fusions(), whole, to));
  }
  return new_records;
}

NewRecords parting(const std::vector<Uuid>& evenings, const Roster& roster,
                   const HowSettled& settled) {
  std::set<Uuid> parts;
  for (const Uuid& evening : evenings) {
    if (!settled(evening)) return no_such_evening(evening);
    bool is_joined = false;
    for (const auto& [part, with] : roster.fusions().held()) {
      if (part != evening && (with != evening || !settled(part))) continue;
      parts.insert(part);
      is_joined = true;
    }
    if (!is_joined) return WhyNot{true, text(Word::join_none, to_string(evening))};
  }
  std::vector<NewRecord> new_records;
  for (const Uuid& part : parts)
    new_records.push_back(new_fusion(roster.fusions(), part, std::nullopt));
  return new_records;
}

}  // namespace kattegat
