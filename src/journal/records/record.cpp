#include "kattegat/journal/records/record.hpp"

#include <algorithm>

namespace kattegat {

const Uuid roster_id = *parse_uuid("6b617474-6567-4174-8000-726f73746572");
const Uuid purse_id = *parse_uuid("6b617474-6567-4174-8000-007075727365");
bool is_of_every_book(const Uuid& id) { return id == roster_id || id == purse_id; }

std::optional<RecordKind> thing_of(RecordKind kind) {
  switch (kind) {
    case RecordKind::evening:
    case RecordKind::session:
    case RecordKind::player:
    case RecordKind::payment:
    case RecordKind::entry:
    case RecordKind::purse:
      return kind;
    case RecordKind::correction:
      return RecordKind::entry;
    case RecordKind::name:
      return RecordKind::player;
    case RecordKind::initials:
    case RecordKind::voided:
    case RecordKind::restored:
    case RecordKind::ended:
    case RecordKind::number:
    case RecordKind::retired:
    case RecordKind::fusion:
    case RecordKind::erasure:
      break;
  }
  return std::nullopt;
}

Branch branch_of(RecordKind kind) {
  switch (kind) {
    case RecordKind::evening:
    case RecordKind::session:
    case RecordKind::player:
    case RecordKind::payment:
    case RecordKind::initials:
      return Branch::evening;
    case RecordKind::entry:
    case RecordKind::voided:
    case RecordKind::restored:
    case RecordKind::correction:
    case RecordKind::ended:
      return Branch::session;
    case RecordKind::name:
    case RecordKind::number:
    case RecordKind::retired:
    case RecordKind::fusion:
    case RecordKind::erasure:
      return Branch::roster;
    case RecordKind::purse:
      return Branch::purse;
  }
  return Branch::evening;  // of no kind that there is; its reader says so
}

Words salted(std::string text) {
  Words words;
  fill_randomly(words.salt.data(), words.salt.size());
  words.text = std::move(text);
  return words;
}

Hash commitment(const Words& words) { return Sha256().add(words.salt).add(words.text).done(); }

Hash record_hash(const Record& record) {
  const std::array<std::uint8_t, 2> kind{static_cast<std::uint8_t>(record.kind),
                                         record.words ? std::uint8_t{1} : std::uint8_t{0}};
  Sha256 sha;
  sha.add(record.previous, record.origin, static_cast<std::uint64_t>(record.number),
          static_cast<std::uint64_t>(record.clock), kind, record.id, record.parent);
  sha.add(record.body);
  if (record.words) sha.add(*record.words);
  return sha.done();
}

void sort_items(Items& items) {
  const auto before = [](const Item& a, const Item& b) { return comes_before(a.record, b.record); };
  if (!std::is_sorted(items.begin(), items.end(), before))
    std::sort(items.begin(), items.end(), before);
}

std::int64_t newest_clock(const Items& items) {
  std::int64_t clock = 0;
  for (const Item& item : items) clock = std::max(clock, item.record.clock);
  return clock;
}

bool has_kind(const Items& items, RecordKind kind) {
  return std::any_of(items.begin(), items.end(),
                     [&](const Item& item) { return item.record.kind == kind; });
}
Items of_kind(Items items, RecordKind kind) {
  std::erase_if(items, [&](const Item& item) { return item.record.kind != kind; });
  return items;
}

Record record_of(const NewRecord& new_record) {
  Record record;
  record.kind = new_record.kind;
  record.id = new_record.id;
  record.parent = new_record.parent;
  record.body = new_record.body;
  if (new_record.words) record.words = commitment(*new_record.words);
  return record;
}

}  // namespace kattegat
