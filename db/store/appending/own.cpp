#include <limits>

#include "db/store/appending/appending.hpp"

namespace kattegat {
namespace {

std::int64_t one_more(std::int64_t count) {
  if (count == std::numeric_limits<std::int64_t>::max()) damaged(text(Word::damage_bounds));
  return count + 1;
}

void write_one(Appending& to, const NewRecord& one, OwnTail& tail) {
  Record record = record_of(one);
  record.origin = tail.uuid;
  record.number = one_more(tail.number);
  record.clock = one_more(to.remembered.places.find_or_add(to.connection, one.parent).clock);
  record.previous = tail.hash;
  record.hash = record_hash(record);
  insert_record(to, record, {tail.origin, tail.record}, one.words);
  tail.record = to.newest;
  tail.number = record.number;
  tail.hash = record.hash;
}

}  // namespace

std::vector<std::int64_t> write_own(Appending& to, const std::vector<NewRecord>& new_records) {
  std::vector<std::int64_t> rows;
  if (new_records.empty()) return rows;
  OwnTail& tail = to.remembered.tail(to.connection);
  if (tail.origin == 0) tail = begin_own_log(to.connection);
  const std::int64_t end_before = tail.record;
  for (const NewRecord& one : new_records) {
    write_one(to, one, tail);
    rows.push_back(to.newest);
  }
  const Signature signature = sign(tail.key, tail.hash);
  to.connection.run("DELETE FROM log_end WHERE record = ?", end_before);
  to.connection.run("INSERT INTO log_end (record, signature) VALUES (?, ?)", tail.record,
                    signature);
  return rows;
}

}  // namespace kattegat
