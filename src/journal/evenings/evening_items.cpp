#include "kattegat/journal/evenings/evening_items.hpp"

#include <algorithm>
#include <limits>

namespace kattegat {

EveningItems ItemsOfEvenings::of(const Uuid& whole, std::set<Uuid> parts) {
  EveningItems items{
      .id = whole, .below = ask_.below(whole), .sessions = {}, .parts = std::move(parts)};
  for (const Uuid& part : items.parts)
    for (Item& item : ask_.below(part)) items.below.push_back(std::move(item));
  SessionInSeveralEvenings::WithParts evening = items.parts;
  evening.insert(whole);
  for (const Item& item : items.below)
    if (const Uuid& id = item.record.id;
        item.record.kind == RecordKind::session && items.sessions.count(id) == 0)
      items.sessions.emplace(id, session(id, evening));
  return items;
}

EveningItems::OfSession ItemsOfEvenings::session(
    const Uuid& id, const SessionInSeveralEvenings::WithParts& evening) {
  auto known = in_several_.find(id);
  if (known == in_several_.end()) {
    Items headers = ask_.headers(id);
    if (!is_in_several_evenings(headers)) return {std::move(headers), {}};
    known = in_several_.emplace(id, std::move(headers)).first;
  }
  return {.headers = known->second.headers_for(evening),
          .below = {},
          .is_elsewhere = !known->second.stands_in(evening)};
}

void sort_by_part(EveningItems& items) {
  sort_items(items.below);
  std::stable_sort(items.below.begin(), items.below.end(), [&](const Item& a, const Item& b) {
    const Uuid &one = a.record.parent, &other = b.record.parent;
    return one != other && (one == items.id || (other != items.id && one < other));
  });
}

Item as_if_stored(const NewRecord& new_record, std::int64_t newest_clock, std::int64_t row,
                  const PlaceInLog& there) {
  Item item;
  item.row = row;
  item.record = record_of(new_record);
  item.record.origin = there.log;
  item.record.number = there.number;
  item.record.clock = newest_clock + 1;
  item.record.hash = record_hash(item.record);
  item.words = new_record.words;
  return item;
}

namespace {

// Of each place, as a store gives them on: parts of an evening are places of their own.
std::map<Uuid, std::int64_t> newest_clocks(const EveningItems& items) {
  std::map<Uuid, std::int64_t> clocks;
  const auto note = [&](const Items& some) {
    for (const Item& item : some) {
      std::int64_t& newest = clocks[item.record.parent];
      newest = std::max(newest, item.record.clock);
    }
  };
  note(items.below);
  for (const auto& [id, session] : items.sessions) {
    note(session.headers);
    note(session.below);
  }
  return clocks;
}

}  // namespace

EveningItems with_new_records(EveningItems items, const std::vector<NewRecord>& new_records,
                              const Uuid& log) {
  constexpr std::int64_t behind_all = std::numeric_limits<std::int64_t>::max() / 2;
  std::map<Uuid, std::int64_t> clocks = newest_clocks(items);
  std::int64_t row = row_of_new(0);
  for (const NewRecord& new_record : new_records) {
    Item item = as_if_stored(new_record, clocks[new_record.parent]++, row, {log, behind_all - row});
    if (new_record.kind == RecordKind::session)
      items.sessions[new_record.id].headers.push_back(item);
    const bool is_of_session = branch_of(new_record.kind) == Branch::session;
    Items& place = is_of_session ? items.sessions[new_record.parent].below : items.below;
    place.push_back(std::move(item));
    --row;
  }
  return items;
}

}  // namespace kattegat
