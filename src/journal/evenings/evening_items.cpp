#include "kattegat/journal/evenings/evening_items.hpp"

#include <algorithm>
#include <limits>

namespace kattegat {

EveningItems ItemsOfEvenings::of(const Uuid& whole, std::set<Uuid> parts) {
  EveningItems items{
      .id = whole, .below = ask_.below(whole), .sessions = {}, .parts = std::move(parts)};
  for (const Uuid& part : items.parts)
    for (Item& item : ask_.below(part)) items.below.push_back(std::move(item));
  SessionInSeveralEvenings::Evening evening = items.parts;
  evening.insert(whole);
  for (const Item& item : items.below)
    if (const Uuid& id = item.record.id;
        item.record.kind == RecordKind::session && items.sessions.count(id) == 0)
      items.sessions.emplace(id, session(id, evening));
  return items;
}

EveningItems::OfSession ItemsOfEvenings::session(const Uuid& id,
                                                 const SessionInSeveralEvenings::Evening& evening) {
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

EveningItems with_new_records(EveningItems items, const std::vector<NewRecord>& new_records,
                              const Uuid& log) {
  constexpr std::int64_t behind_all = std::numeric_limits<std::int64_t>::max() / 2;
  std::int64_t row = row_of_new(0);
  std::map<const Items*, std::int64_t> clocks;  // of each place its newest, looked for once
  const auto add = [&](Items& to, const NewRecord& new_record) {
    const auto [clock, is_first] = clocks.try_emplace(&to);
    if (is_first) clock->second = newest_clock(to);
    to.push_back(as_if_stored(new_record, clock->second++, row, {log, behind_all - row}));
  };
  for (const NewRecord& new_record : new_records) {
    if (branch_of(new_record.kind) == Branch::session)
      add(items.sessions[new_record.parent].below, new_record);
    else
      add(items.below, new_record);
    if (new_record.kind == RecordKind::session)
      add(items.sessions[new_record.id].headers, new_record);
    --row;
  }
  return items;
}

}  // namespace kattegat
