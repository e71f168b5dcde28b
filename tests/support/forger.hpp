// Logs written by hand, as somebody could who has read the source and has a key of their own.
#pragma once
#include "support/meeting.hpp"

namespace kattegat::test {

struct Forger {
  SigningKey key = new_key();
  Uuid origin = origin_of(key.open);
  Items items;

  // A record at the end of the log, sound but for what `spoil` does to it before it is hashed.
  Record& write(const NewRecord& new_record, std::int64_t clock,
                const std::function<void(Record&)>& spoil = {}) {
    Item item;
    item.row = static_cast<std::int64_t>(items.size()) + 1;
    Record& record = item.record = record_of(new_record);
    record.origin = origin;
    record.number = item.row;
    record.clock = clock;
    if (!items.empty()) record.previous = items.back().record.hash;
    if (spoil) spoil(record);
    record.hash = record_hash(record);
    item.words = new_record.words;
    items.push_back(std::move(item));
    return items.back().record;
  }
  [[nodiscard]] LogEnd end() const {
    const Record& last = items.back().record;
    return {origin, key.open, last.number, last.hash, sign(key, last.hash)};
  }
  [[nodiscard]] Parcel parcel() const { return {items, {end()}}; }
};

inline Parcel together(Parcel one, const Parcel& other) {
  one.items.insert(one.items.end(), other.items.begin(), other.items.end());
  one.ends.insert(one.ends.end(), other.ends.begin(), other.ends.end());
  return one;
}

}  // namespace kattegat::test
