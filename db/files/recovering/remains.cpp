#include "db/files/recovering/remains.hpp"

#include <algorithm>
#include <utility>

#include "db/store/limits.hpp"
#include "db/store/rows.hpp"

namespace kattegat {
namespace {

// By their rows alone. The record before may be lost: its hash is looked up apart.
constexpr auto remaining_records =
    joined_sql("SELECT ", columns_as("r.", "o.uuid", "p.id", "r.previous"),
               " FROM record r CROSS JOIN origin o USING (origin) CROSS JOIN place p USING (place)"
               " ORDER BY r.record");

}  // namespace

Remains::Remains(const std::string& gathered) : file_(gathered) {
  Statement statement =
      file_.statement("SELECT lost, whole, (SELECT count(*) FROM record) FROM room");
  Query found(statement);
  found.step();
  more_ = found.integer(0) / least_bytes_of_a_record;
  most_ = found.integer(1) / least_bytes_of_a_record;
  rows_ = found.integer(2);
}

void Remains::each(const std::function<void(Item&)>& visit) {
  one_bit_.begin_again();
  last_.clear();
  std::int64_t count = 0;
  Statement statement = file_.statement(remaining_records.data());
  Query rows(statement);
  while (rows.step()) {
    auto item = taken(rows);
    if (!item) continue;
    ++count;
    visit(*item);
  }
  count_lost(count);
}

std::vector<LogEnd> Remains::ends() {
  std::vector<LogEnd> ends;
  Statement statement = file_.statement(
      "SELECT o.uuid, o.key, r.number, r.hash, e.signature, r.record FROM log_end e"
      " JOIN record r USING (record) JOIN origin o USING (origin) WHERE o.key IS NOT NULL");
  Query found(statement);
  while (found.step()) {
    const auto right = put_right_.find(found.integer(5));
    const Last last = right != put_right_.end()
                          ? right->second
                          : Last{found.integer(5), found.bytes<32>(3), found.integer(2)};
    ends.push_back({one_bit_.right(found.uuid(0)), found.bytes<32>(1), last.number, last.hash,
                    found.bytes<64>(4)});
  }
  return ends;
}

// Rows and the numbers in a log follow each other by one, so the last ones say how many there were.
// A row behind which more would be lost than had room in the pages that are lost has a damaged
// number.
void Remains::count_lost(std::int64_t taken) {
  std::int64_t all = 0;
  for (const auto& [log, last] : last_)
    if (last.number <= most_ - all) all += last.number;
  all = std::max(all, rows_);
  Statement statement = file_.statement(
      "SELECT max((SELECT ifnull(max(record), 0) FROM log_end WHERE record <= ?1),"
      " (SELECT ifnull(max(record), 0) FROM words WHERE record <= ?1), ifnull(max(record), 0))"
      " FROM record WHERE record <= ?1");
  Query found(statement);
  found.bind(1, all + more_);
  found.step();
  lost_ = static_cast<std::size_t>(std::max(all, found.integer(0)) - taken);
}

std::optional<Item> Remains::taken(Query& row) {
  Item item;
  Record& record = item.record;
  if (!try_to_read([&] { read_row_loosely(row, item); })) return std::nullopt;
  record.origin = one_bit_.right(row.uuid(RowColumn::origin));
  record.parent = one_bit_.right(row.uuid(RowColumn::place));
  if (!row.is_null(RowColumn::previous))
    record.previous = hash_of(record.origin, row.integer(RowColumn::previous));
  // Where what went before cannot be read, this one's hash tells what it was: not to be checked.
  if (record_hash(record) != record.hash && !follows_last(record)) {
    if (!one_bit_.put_right(record)) return std::nullopt;
    put_right_[item.row] = {item.row, record.hash, record.number};
  }
  if (!is_within_bounds(item)) return std::nullopt;
  Last& last = last_[record.origin];
  last = {item.row, record.hash, std::max(last.number, record.number)};
  if (record.words) item.words = words_of(item);
  return item;
}

// Whether all fits together behind the last one of its log: a row names by number what it follows.
bool Remains::follows_last(Record& record) {
  const auto last = last_.find(record.origin);
  if (last == last_.end()) return false;
  const Hash was = std::exchange(record.previous, last->second.hash);
  if (record_hash(record) == record.hash) return true;
  record.previous = was;
  return false;
}

Hash Remains::hash_of(const Uuid& origin, std::int64_t row) {
  if (const auto last = last_.find(origin); last != last_.end() && last->second.row == row)
    return last->second.hash;
  Query found(hash_);
  found.bind(1, row);
  return found.step() ? found.bytes<32>(0) : Hash{};
}

std::optional<Words> Remains::words_of(const Item& item) {
  std::optional<Words> words;
  Query found(words_);
  found.bind(1, item.row);
  if (found.step()) words = Words{found.bytes<16>(0), found.text(1)};
  const bool says = words && (commitment(*words) == item.record.words ||
                              one_bit_.put_right(*words, *item.record.words));
  return says ? words : std::nullopt;
}

}  // namespace kattegat
