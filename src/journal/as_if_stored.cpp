// What an evening will be, before its new records are stored.
#include <algorithm>

#include "kattegat/journal/evening_history.hpp"

namespace kattegat {

Item as_if_stored(const NewRecord& new_record, const Items& beside, std::int64_t row) {
  Item item;
  item.row = row;
  item.record = record_of(new_record);
  for (const Item& one : beside) item.record.clock = std::max(item.record.clock, one.record.clock);
  ++item.record.clock;
  item.record.hash = record_hash(item.record);
  item.words = new_record.words;
  return item;
}

EveningItems with_new_records(EveningItems items, const std::vector<NewRecord>& new_records) {
  std::int64_t row = -1;
  const auto add = [&](Items& to, const NewRecord& new_record) {
    to.push_back(as_if_stored(new_record, to, row));
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
