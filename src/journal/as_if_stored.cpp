// What an evening will be, before its new records are stored.
#include "kattegat/journal/evening_history.hpp"

namespace kattegat {

Item as_if_stored(const NewRecord& new_record, std::int64_t newest_clock, std::int64_t row) {
  Item item;
  item.row = row;
  item.record = record_of(new_record);
  item.record.clock = newest_clock + 1;
  item.record.hash = record_hash(item.record);
  item.words = new_record.words;
  return item;
}

EveningItems with_new_records(EveningItems items, const std::vector<NewRecord>& new_records) {
  std::int64_t row = -1;
  std::map<const Items*, std::int64_t> clocks;  // of each place its newest, looked for once
  const auto add = [&](Items& to, const NewRecord& new_record) {
    const auto [clock, is_first] = clocks.try_emplace(&to);
    if (is_first) clock->second = newest_clock(to);
    to.push_back(as_if_stored(new_record, clock->second++, row));
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
